import type { Seat } from '@conclave/engine';
import { inARow } from '@conclave/engine';
import {
  type Asks,
  countsIn,
  type DieType,
  type DieView,
  doingText,
  elementName,
  faceShown,
  gainFrom,
  type ManaforgeMove,
  type ManaforgeView,
  type MoveCalled,
  onBuildOfCard,
  type Plan,
  type PlayerView,
  payerIn,
  type Target,
} from '@conclave/manaforge';
import type { Play } from '../../app/play.svelte.ts';
import type { Line } from '../../app/question.ts';
import { beside } from '../../i18n/index.ts';
import type { Face } from './Die.svelte';
import { abilityOf, costOf, elements, type FaceValues, facesOf, inWords, kitElement, nameOf, type Printed, signOf, specialOf } from './look.ts';
import { say } from './words.ts';

export const viewOf = (play: Play): ManaforgeView => play.state.view as ManaforgeView;
export const playerAt = (view: ManaforgeView, seat: Seat): PlayerView => view.players[seat] as PlayerView;
export const askOf = (play: Play): Asks | undefined => play.state.prompt?.ask as Asks | undefined;
export const movesOf = (play: Play): readonly ManaforgeMove[] => (play.state.prompt?.moves ?? []) as readonly ManaforgeMove[];
export const movesCalled = <K extends ManaforgeMove['do']>(play: Play, kind: K): MoveCalled<K>[] =>
  movesOf(play).filter((move): move is MoveCalled<K> => move.do === kind);
/** What a move brings, without the words that say which piece does it. */
export function gainText(play: Play, move: ManaforgeMove): string {
  const text = doingText(viewOf(play), move, play.voice) ?? label(play, move);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
export const label = (play: Play, move: ManaforgeMove): string => play.game.words.move(play.state.view, move, play.voice);

/** Units by element, in the order of moves: earth, fire, wind, water. */
export type Units = readonly number[];
export const sum = (units: Units): number => units.reduce((total, n) => total + n, 0);
/** Units as the kit draws them. */
export const pipsOf = (units: Units): Printed => Object.fromEntries(elements.flatMap((element, e) => (units[e] ? [[element, units[e]]] : [])));

/** What a die shows, as the kit draws it. */
export const dieFace = (die: DieView): Face => faceOf(faceShown(die));

/** A face as the kit draws it. */
export function faceOf(shows: FaceValues | null): Face {
  if (!shows) return { mana: {} };
  if (shows.kind === 'gem') return { gem: kitElement(shows.element) };
  if (shows.kind === 'mana') return { mana: costOf(shows.mana) };
  if (shows.kind === 'choice') return { either: [kitElement(shows.options[0]), kitElement(shows.options[1])] };
  return { sign: signOf(shows.special), name: specialOf(shows.special).name };
}

/** What a face says under the die. */
export function faceText(shows: FaceValues | null): string {
  if (!shows) return '';
  if (shows.kind === 'gem') return say('gemFace', { element: shows.element });
  if (shows.kind === 'mana') return inWords(shows.mana);
  if (shows.kind === 'choice') return say('either', { a: elementName(shows.options[0]), b: elementName(shows.options[1]) });
  return specialOf(shows.special).name;
}

/** All that a die can show. */
export const facesText = (type: DieType): string => say('facesOf', { faces: inARow(facesOf(type).map(faceText)) });

const state = ({ spent, stored }: DieView): string => say(spent ? 'dieSpent' : stored ? 'dieStored' : 'dieUnspent');
/** "Fire die, 2 fire, unspent". */
export const dieName = (die: DieView): string => inARow([say('dieOf', { type: die.type }), faceText(faceShown(die)), state(die)].filter(Boolean));

const prismText = (n: number): string => say('prisms', { n });

/** "+1 prism (Arcane Crafter)". */
function craftedText({ talent, gems, prisms }: ReturnType<typeof gainFrom>['crafted'][number]): string {
  const tokens = elements.flatMap((element, e) => (gems[e] ? [say('gemsOf', { n: gems[e] ?? 0, element })] : []));
  return say('fromTalent', { gift: [...tokens, ...(prisms > 0 ? [prismText(prisms)] : [])], talent: nameOf(talent) });
}

function gainOf(target: Target, plan: Plan<ManaforgeMove>, view: ManaforgeView, me: Seat): string[] {
  if (target.do === 'activate') {
    const { prestige, gemsMatchingPaid } = abilityOf(target).gain;
    return prestige ? [say('plusPrestige', { n: prestige })] : gemsMatchingPaid ? [say('plusGems', { n: gemsMatchingPaid })] : [];
  }
  const { prestige: worth, crafted } = gainFrom(target.card, plan, payerIn(view, me));
  const { die, prisms } = onBuildOfCard(target.card);
  return [
    ...(worth > 0 ? [say('plusPrestige', { n: worth })] : []),
    ...(die ? [say('plusDie', { type: die })] : []),
    ...(prisms ? [say('plus', { what: prismText(prisms) })] : []),
    ...crafted.map(craftedText),
  ];
}

/** What a payment takes and brings, for the second line of its button. */
export function consequence(target: Target, plan: Plan<ManaforgeMove>, view: ManaforgeView, me: Seat): string {
  const count = (kind: string): number => plan.uses.filter(({ source }) => source.key.startsWith(kind)).length;
  const [dice, cards, gems, prisms] = [count('die.'), count('card.'), count('gem.'), count('prism')];
  const costs = [
    ...(dice ? [say('dice', { n: dice })] : []),
    ...(cards ? [say('cards', { n: cards })] : []),
    ...(gems ? [say('gems', { n: gems })] : []),
    ...(prisms ? [prismText(prisms)] : []),
  ];
  const where = target.do === 'scavenge' ? [say('fromDiscard')] : [];
  return beside(...where, ...costs, ...gainOf(target, plan, view, me)) || say('fromReserve');
}

/** Gains that would be given up by ending the turn now. */
export function leftBehind(view: ManaforgeView, player: PlayerView, moves: readonly ManaforgeMove[]): string[] {
  const offers = (does: (move: ManaforgeMove) => boolean): boolean => moves.some(does);
  const isGemDie = (move: ManaforgeMove): boolean =>
    move.do === 'spend' && player.dice[move.die] !== undefined && faceShown(player.dice[move.die] as DieView)?.kind === 'gem';
  const isFreePrestige = (move: ManaforgeMove): boolean => move.do === 'activate' && !move.mana && !move.gems && abilityOf(move).gain.prestige !== undefined;
  return [
    ...(offers(({ do: kind }) => kind === 'gainPrism') ? [say('leftBuild')] : []),
    ...(offers(isGemDie) ? [say('leftGem')] : []),
    ...(offers(isFreePrestige) ? [say('leftPrestige')] : []),
    ...(view.turn && sum(Object.values(player.mana)) > 0 ? [say('leftMana', { mana: inWords(pipsOf(Object.values(player.mana))) })] : []),
  ];
}

/** The places of all seats, the best first. */
export const leaders = (view: ManaforgeView): Seat[] =>
  view.players.flatMap(({ prestige }, seat) => (prestige > 0 && countsIn(view, seat).place === 1 ? [seat] : []));

/** "2nd, 3 behind Ben". */
export function standing(play: Play, view: ManaforgeView, seat: Seat): { place: string; rest: string } {
  const { prestige } = playerAt(view, seat);
  const { place } = countsIn(view, seat);
  const others = view.players.flatMap((player, other) => (other === seat ? [] : [{ other, prestige: player.prestige }]));
  const most = Math.max(...others.map((one) => one.prestige));
  const gap = prestige - most;
  const first = others.filter((one) => one.prestige === most);
  const name = first.length > 1 ? say('severalOthers', { n: first.length }) : play.voice.whom(first[0]?.other ?? seat);
  const rest = gap === 0 ? say('level', { name }) : gap > 0 ? say('ahead', { n: gap, name }) : say('behind', { n: -gap, name });
  return { place: say('place', { n: place }), rest };
}

/** Nothing is left of a turn but its end; prisms may be turned to gems at any time. */
export const isDone = (moves: readonly ManaforgeMove[]): boolean => moves.every(({ do: kind }) => kind === 'endTurn' || kind === 'swapPrism');

function actText(play: Play): string {
  const { turn, board } = viewOf(play);
  if (turn?.hasBuilt) return say(isDone(movesOf(play)) ? 'actDone' : 'actBuilt');
  return say(board.some(Boolean) ? 'actOpen' : 'actBare');
}

/** Prices and what can be done lie on the table: of one's own turn this tells only what is left to do. */
export const ownLine = (play: Play): Line | undefined => (askOf(play) === 'act' ? { lead: say('yourTurn'), text: actText(play) } : undefined);

const FREE: readonly Asks[] = ['act', 'pickTalent', 'keepTalents'];
/** All that is asked beside the free choice of a turn and the draft. */
export const isQuestion = (play: Play): boolean => {
  const ask = askOf(play);
  return ask !== undefined && !FREE.includes(ask);
};

/** What is missing, as the kit draws it. */
export const inKit = ({ fixed, any }: { fixed: readonly number[]; any: number }): Record<string, number> =>
  Object.fromEntries([
    ...elements.flatMap((element, e) => (fixed[e] ? [[kitElement(element), fixed[e]] as const] : [])),
    ...(any ? [['any', any] as const] : []),
  ]);

/** "1 wind short". */
export function shortText({ fixed, any }: { fixed: readonly number[]; any: number }): string {
  const parts = [
    ...elements.flatMap((element, e) => (fixed[e] ? [say('manaOf', { n: fixed[e] ?? 0, element })] : [])),
    ...(any ? [say('anyMana', { n: any })] : []),
  ];
  return say('isShort', { what: inARow(parts) });
}
