import type { DieView, ManaforgeMove, ManaforgeView, PlayerView, WorkshopCardView } from '@conclave/manaforge';
import { type AbilityFacts, type Element, elements, type FaceValues, itemOf, type Printed, specialOf } from './look.ts';
import { NOTHING, type Price, type Source, type Units, type Way } from './plan.ts';

export type MoveCalled<K extends ManaforgeMove['do']> = Extract<ManaforgeMove, { do: K }>;
export type Spend = MoveCalled<'spend'>;
export type Activate = MoveCalled<'activate'>;
type Moves = readonly ManaforgeMove[];

/** How dear a piece is: mana that is lost anyway comes first, gems and prisms last. */
const COST = { card: 2, openCard: 3, die: 10, openDie: 12, transmute: 13, apprentice: 14, gemDie: 60, gem: 100, prism: 130 };

const unitsOf = (printed: Printed): Units => elements.map((element) => printed[element] ?? 0);
export const priceOf = (printed: Printed): Price => ({ fixed: unitsOf(printed), any: printed.any ?? 0 });
const named = (take: readonly string[] = []): Units => elements.map((element) => take.filter((one) => one === element).length);
const one = (element: Element): Units => elements.map((other) => (other === element ? 1 : 0));

/** What a face gives, with what is taken where there is a choice; nothing for what pays nothing. */
function gainOf(face: FaceValues, take: readonly string[] | undefined): { mana: Units; gems: Units } | undefined {
  if (face.kind === 'gem') return { mana: NOTHING, gems: one(face.element) };
  if (face.kind === 'mana') return { mana: unitsOf(face.mana), gems: NOTHING };
  if (face.kind === 'choice') return { mana: named(take), gems: NOTHING };
  const { gain } = specialOf(face.special);
  if (gain.choose) return { mana: named(take), gems: NOTHING };
  return face.special === 'gemCopy' ? { mana: NOTHING, gems: named(take) } : undefined;
}

const isAlike = (a: DieView, b: DieView): boolean => a.type === b.type && a.stored === b.stored && JSON.stringify(a.shows) === JSON.stringify(b.shows);

/** Of dice that show the same only one is offered: what goes for it goes for the others. */
function twinOf(dice: readonly DieView[], place: number, isOffered: (other: number) => boolean): number | undefined {
  const die = dice[place];
  if (!die) return undefined;
  if (isOffered(place)) return place;
  const twin = dice.findIndex((other, i) => other.spent === die.spent && isAlike(die, other) && isOffered(i));
  return twin < 0 ? undefined : twin;
}

/** The ways to spend a die that are open now. */
export function spendsOf({ dice }: PlayerView, moves: Moves, place: number): Spend[] {
  const spends = moves.filter((move): move is Spend => move.do === 'spend');
  const twin = twinOf(dice, place, (other) => spends.some(({ die }) => die === other));
  return spends.filter(({ die }) => die === twin).map((move) => ({ ...move, die: place }));
}

/** The other things that may be done with a die: turn it by a talent, put it on Aether Reserve. */
export function turnsOf({ dice }: PlayerView, moves: Moves, place: number): ManaforgeMove[] {
  const aboutDice = moves.filter((move) => move.do === 'placeDie' || (move.do === 'useTalent' && move.die !== undefined));
  const kinds = [...new Set(aboutDice.map((move) => move.do))];
  return kinds.flatMap((kind) => {
    const fitting = aboutDice.filter((move) => move.do === kind) as (MoveCalled<'placeDie'> | MoveCalled<'useTalent'>)[];
    const twin = twinOf(dice, place, (other) => fitting.some(({ die }) => die === other));
    return fitting.filter(({ die }) => die === twin).map((move) => ({ ...move, die: place }));
  });
}

/** The ways in which a card gives mana for being exhausted, as far as its levels are open. */
function manaWays(card: WorkshopCardView): { move: Activate; mana: Units }[] {
  return card.levels.flatMap(({ open }, ability) => {
    const facts = abilityOf({ card: card.card, ability });
    if (!open || Object.keys(facts.cost).length > 0) return [];
    return takesOf(facts).flatMap((take) => {
      const mana = manaOf(facts, card, take);
      return mana ? [{ move: { do: 'activate', card: card.card, ability, ...(take && { take }) } as Activate, mana }] : [];
    });
  });
}

/** What can be named where an ability leaves a choice. */
function takesOf({ gain }: AbilityFacts): (Element[] | undefined)[] {
  if (gain.choose) return gain.choose.map(({ mana }) => elements.flatMap((element) => Array<Element>(mana[element] ?? 0).fill(element)));
  return gain.mana?.any ? elements.map((element) => [element]) : [undefined];
}

/** A card recharged gives its mana once more. */
function rechargeWays({ workshop }: PlayerView, recharge: (card: string) => ManaforgeMove, self = ''): Way<ManaforgeMove>[] {
  return workshop.flatMap((card) => {
    if (!card || card.card === self) return [];
    return manaWays(card).map(({ move, mana }) => ({
      moves: [recharge(card.card), move],
      mana,
      gems: NOTHING,
      ...(card.charged && { again: `card.${card.card}` }),
    }));
  });
}

const isSurge = (shows: FaceValues | null | undefined): boolean => shows?.kind === 'special' && shows.special === 'powerSurge';

/** Power Surge, on the die itself or on one that Transmute picks. */
function surgeWays(player: PlayerView, place: number): Way<ManaforgeMove>[] {
  const shows = player.dice[place]?.shows;
  if (isSurge(shows)) return rechargeWays(player, (card) => ({ do: 'spend', die: place, card }));
  if (shows?.kind !== 'special' || shows.special !== 'transmute') return [];
  const copy = player.dice.findIndex((other) => isSurge(other.shows));
  return copy < 0 ? [] : rechargeWays(player, (card) => ({ do: 'spend', die: place, copy, card }));
}

function costOfDie(face: FaceValues, copy: number | undefined): number {
  if (copy !== undefined) return COST.transmute;
  if (face.kind === 'gem' || (face.kind === 'special' && face.special === 'gemCopy')) return COST.gemDie;
  return face.kind === 'mana' ? COST.die : COST.openDie;
}

function dieSource(player: PlayerView, moves: Moves, place: number): Source<ManaforgeMove>[] {
  const die = player.dice[place];
  if (!die?.shows || die.spent) return [];
  const spends = spendsOf(player, moves, place);
  const ways = spends.flatMap((move): Way<ManaforgeMove>[] => {
    const face = move.copy === undefined ? die.shows : player.dice[move.copy]?.shows;
    const gain = face && gainOf(face, move.take);
    return gain ? [{ moves: [move], ...gain }] : [];
  });
  const all = [...ways, ...surgeWays(player, place)];
  return all.length > 0 ? [{ key: `die.${place}`, ways: all, spends: 1, cost: costOfDie(die.shows, spends[0]?.copy) }] : [];
}

/** The mana an ability brings; nothing for those that bring something else. */
function manaOf({ gain }: AbilityFacts, { gems }: WorkshopCardView, take: readonly string[] | undefined): Units | undefined {
  if (gain.manaFromAttachedGems) return named(gems);
  if (gain.choose) return named(take);
  return gain.mana && unitsOf(gain.mana).map((n, e) => n + (named(take)[e] ?? 0));
}

export const abilityOf = ({ card, ability }: { card: string; ability: number }): AbilityFacts => itemOf(card).abilities?.[ability] as AbilityFacts;

function cardSource(player: PlayerView, card: WorkshopCardView, moves: Moves): Source<ManaforgeMove>[] {
  const uses = moves.filter((move): move is Activate => move.do === 'activate' && move.card === card.card);
  const geyser = uses.find((move) => abilityOf(move).gain.extraSpends);
  if (geyser) return [{ key: `card.${card.card}`, ways: [{ moves: [geyser], mana: NOTHING, gems: NOTHING }], spends: -1, cost: COST.card }];
  const ways = uses.flatMap((move): Way<ManaforgeMove>[] => {
    const mana = manaOf(abilityOf(move), card, move.take);
    return mana ? [{ moves: [move], mana, gems: NOTHING }] : [];
  });
  const ability = card.levels.findIndex((_, i) => abilityOf({ card: card.card, ability: i }).gain.recharge);
  const again = card.charged && ability >= 0 ? rechargeWays(player, (recharge) => ({ do: 'activate', card: card.card, ability, recharge }), card.card) : [];
  const all = [...ways, ...again];
  return all.length > 0 ? [{ key: `card.${card.card}`, ways: all, spends: 0, cost: all.length > 1 ? COST.openCard : COST.card }] : [];
}

/** Dice that a talent could turn to a gem face first: each of them is a case of its own, since a talent turns only one. */
export function turnedDice(player: PlayerView, moves: Moves): Source<ManaforgeMove>[] {
  return player.dice.flatMap(({ type, spent }, place) => {
    const turn = spent || type === 'arcane' ? undefined : turnsOf(player, moves, place).find((move) => move.do === 'useTalent');
    if (!turn || type === 'arcane') return [];
    return [{ key: `die.${place}`, ways: [{ moves: [turn, { do: 'spend', die: place }], mana: NOTHING, gems: one(type) }], spends: 1, cost: COST.gemDie }];
  });
}

function apprenticeSources(moves: Moves, spends: number): Source<ManaforgeMove>[] {
  const ways = moves.flatMap((move): Way<ManaforgeMove>[] =>
    move.do === 'useTalent' && move.take ? [{ moves: [move], mana: named(move.take), gems: NOTHING }] : [],
  );
  return ways.length === 0 ? [] : Array.from({ length: spends }, () => ({ key: 'talent.wizards-apprentice', ways, spends: 1, cost: COST.apprentice }));
}

function tokenSources({ gems, prisms }: PlayerView): Source<ManaforgeMove>[] {
  const owned = elements.flatMap((element) =>
    Array.from({ length: gems[element] }, () => ({
      key: `gem.${element}`,
      ways: [{ moves: [], mana: NOTHING, gems: one(element) }],
      spends: 0,
      cost: COST.gem,
    })),
  );
  const swaps = elements.map((gem) => ({ moves: [{ do: 'swapPrism', gem }] as const, mana: NOTHING, gems: one(gem) }));
  return [...owned, ...Array.from({ length: prisms }, () => ({ key: 'prism', ways: swaps, spends: 0, cost: COST.prism }))];
}

/** All that the player on turn could pay with. */
export function sourcesOf({ turn }: ManaforgeView, player: PlayerView, moves: Moves): Source<ManaforgeMove>[] {
  return [
    ...player.workshop.flatMap((card) => (card ? cardSource(player, card, moves) : [])),
    ...player.dice.flatMap((_, place) => dieSource(player, moves, place)),
    ...apprenticeSources(moves, turn?.spends ?? 0),
    ...tokenSources(player),
  ];
}

/** Only what is paid in gems. */
export const inGems = (sources: readonly Source<ManaforgeMove>[]): Source<ManaforgeMove>[] =>
  sources.flatMap((source) => {
    const ways = source.ways.filter(({ gems }) => gems.some((n) => n > 0));
    return ways.length > 0 ? [{ ...source, ways }] : [];
  });
