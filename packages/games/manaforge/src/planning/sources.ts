import { type Ability, ANY, type ByElement, type Effect, ELEMENTS, effectOf, itemOf, NONE, type Price, talentOf } from '../cards/index.ts';
import type { ManaforgeMove, MoveCalled } from '../moves.ts';
import { effectSpent, manaOf, manaTalents, ONE, spendBrings, spendsOf, turnsOf } from '../rules/index.ts';
import { dieOf, isOpen, type Player, type WorkshopCard } from '../state.ts';
import type { Payer } from './payer.ts';
import type { Source, Way } from './plan.ts';
import { isFree } from './rough.ts';

type Sources = Source<ManaforgeMove>[];
type Ways = Way<ManaforgeMove>[];

/**
 * How dear a piece is: what is worth less afterwards goes first. Mana of cards is lost anyway, a die takes a spend, tokens last for the game;
 * a gem that nothing of the player's takes is idle, and in the last turn every token is.
 */
const COST = { card: 2, openCard: 3, die: 10, openDie: 12, transmute: 13, talent: 14, idleGem: 40, gemDie: 60, gem: 100, prism: 130 };
/** Tokens in the last turn: they only break ties. */
const LAST = { gem: 20, prism: 25 };

const idOf = ({ item }: WorkshopCard): string => itemOf(item).id;

/** A card recharged gives its mana once more. */
function rechargeWays({ workshop }: Player, recharge: (card: string) => ManaforgeMove, self?: WorkshopCard): Ways {
  return workshop.flatMap((card) => {
    if (card === self) return [];
    return manaWays(card).map((way) => ({ ...way, moves: [recharge(idOf(card)), ...way.moves], ...(card.charged && { again: `card.${idOf(card)}` }) }));
  });
}

/** The ways in which a card gives mana for being exhausted, as far as its levels are open. */
function manaWays(card: WorkshopCard): Ways {
  const { id, abilities } = itemOf(card.item);
  return abilities.flatMap((level, ability): Ways => {
    if (!isOpen(card, ability) || !isFree(level)) return [];
    return manaOf(card, ability).map(({ take, mana }) => ({
      moves: [{ do: 'activate', card: id, ability, ...(take && { take: [...take] }) }],
      mana,
      gems: NONE,
    }));
  });
}

/** Power Surge, on the die itself or on one that Transmute picks. */
function surgeWays(player: Player, place: number): Ways {
  const kindOf = (die: number): Effect['kind'] => effectSpent(player, { die }).kind;
  if (kindOf(place) === 'powerSurge') return rechargeWays(player, (card) => ({ do: 'spend', die: place, card }));
  if (kindOf(place) !== 'transmute') return [];
  const copy = player.dice.findIndex((_, other) => kindOf(other) === 'powerSurge');
  return copy < 0 ? [] : rechargeWays(player, (card) => ({ do: 'spend', die: place, copy, card }));
}

const DIE_COSTS: Readonly<Record<Effect['kind'], number>> = {
  gem: COST.gemDie,
  gemCopy: COST.gemDie,
  mana: COST.die,
  powerSurge: COST.openDie,
  transmute: COST.transmute,
};

function costOfDie({ kind, gains }: Effect): number {
  return kind === 'mana' && gains.length > 1 ? COST.openDie : DIE_COSTS[kind];
}

function dieSource(player: Player, place: number): Sources {
  const { type, face, spent } = dieOf(player, place);
  if (spent) return [];
  const plain = spendsOf(player, place).filter(({ card }) => card === undefined);
  const ways: Ways = [...plain.map((move) => ({ moves: [move], ...spendBrings(player, move) })), ...surgeWays(player, place)];
  return ways.length > 0 ? [{ key: `die.${place}`, ways, spends: 1, cost: costOfDie(effectOf(type, face)) }] : [];
}

function spendsGiven(card: WorkshopCard): { ability: number; spends: number } | undefined {
  const { abilities } = itemOf(card.item);
  const ability = abilities.findIndex((level, i) => level.extraSpends > 0 && isOpen(card, i) && isFree(level));
  return ability < 0 ? undefined : { ability, spends: abilities[ability]?.extraSpends ?? 0 };
}

function cardSource(player: Player, card: WorkshopCard): Sources {
  if (!card.charged) return [];
  const key = `card.${idOf(card)}`;
  const extra = spendsGiven(card);
  if (extra) {
    const move: ManaforgeMove = { do: 'activate', card: idOf(card), ability: extra.ability };
    return [{ key, ways: [{ moves: [move], mana: NONE, gems: NONE }], spends: -extra.spends, cost: COST.card }];
  }
  const ability = itemOf(card.item).abilities.findIndex((level: Ability, i) => level.rechargesOther && isOpen(card, i));
  const again = ability < 0 ? [] : rechargeWays(player, (recharge) => ({ do: 'activate', card: idOf(card), ability, recharge }), card);
  const ways = [...manaWays(card), ...again];
  return ways.length > 0 ? [{ key, ways, spends: 0, cost: ways.length > 1 ? COST.openCard : COST.card }] : [];
}

/** Dice that a talent could turn to a gem face first: each of them is a case of its own, since a talent turns only one. */
export function turnedDice({ player, turn }: Payer): Sources {
  return player.dice.flatMap(({ type, spent }, place) => {
    const [move] = spent ? [] : turnsOf(player, turn, place);
    if (!move) return [];
    const ways: Ways = [{ moves: [move, { do: 'spend', die: place }], mana: NONE, gems: ONE[type] ?? NONE }];
    return [{ key: `die.${place}`, ways, spends: 1, cost: COST.gemDie }];
  });
}

const named = (take: readonly string[] = []): ByElement => ELEMENTS.map((element) => take.filter((one) => one === element).length);

function talentSources({ player, turn }: Payer): Sources {
  return manaTalents(player, turn).flatMap(({ moves, spends, isOncePerTurn }) => {
    const ways = moves.map((move: MoveCalled<'useTalent'>) => ({ moves: [move], mana: named(move.take), gems: NONE }));
    const times = isOncePerTurn ? 1 : Math.floor(turn.spends / Math.max(1, spends));
    return Array.from({ length: times }, () => ({ key: `talent.${moves[0]?.talent}`, ways, spends, cost: COST.talent }));
  });
}

const takes = ({ fixed, any }: Price, element: number): boolean => any > 0 || (fixed[element] ?? 0) > 0;

/** Whether a card or a talent of the player takes a gem of that element. */
const isWanted = ({ workshop, talents }: Player, element: number): boolean =>
  workshop.some(({ item, gems }) => {
    const { slots, abilities } = itemOf(item);
    return slots.slice(gems.length).some((slot) => slot === ANY || slot === element) || abilities.some((level) => level.gems && takes(level.gems, element));
  }) || talents.some((talent) => takes(talentOf(talent).gems, element));

function gemCost({ player, isLastTurn }: Payer, element: number): number {
  if (isLastTurn) return LAST.gem;
  return isWanted(player, element) ? COST.gem : COST.idleGem;
}

function tokenSources(payer: Payer): Sources {
  const { gems, prisms } = payer.player;
  const owned = ELEMENTS.flatMap((element, e) =>
    Array.from({ length: gems[e] ?? 0 }, () => ({
      key: `gem.${element}`,
      ways: [{ moves: [], mana: NONE, gems: ONE[e] ?? NONE }],
      spends: 0,
      cost: gemCost(payer, e),
    })),
  );
  const swaps: Ways = ELEMENTS.map((gem, e) => ({ moves: [{ do: 'swapPrism', gem }], mana: NONE, gems: ONE[e] ?? NONE }));
  const cost = payer.isLastTurn ? LAST.prism : COST.prism;
  return [...owned, ...Array.from({ length: prisms }, () => ({ key: 'prism', ways: swaps, spends: 0, cost }))];
}

/** All that the player on turn could pay with. */
export function sourcesOf(payer: Payer): Sources {
  const { player } = payer;
  return [
    ...player.workshop.flatMap((card) => cardSource(player, card)),
    ...player.dice.flatMap((_, place) => dieSource(player, place)),
    ...talentSources(payer),
    ...tokenSources(payer),
  ];
}

/** Only what is paid in gems. */
export const inGems = (sources: readonly Source<ManaforgeMove>[]): Sources =>
  sources.flatMap((source) => {
    const ways = source.ways.filter(({ gems }) => gems.some((n) => n > 0));
    return ways.length > 0 ? [{ ...source, ways }] : [];
  });
