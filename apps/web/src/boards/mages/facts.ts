import type { Seat } from '@conclave/engine';
import type { Asks, MagesMove, MagesView } from '@conclave/mages';
import type { Play } from '../../app/play.svelte.ts';
import { nameOf } from './look.ts';
import type { Pick } from './pick.ts';
import { say } from './words.ts';

export type PlayerView = MagesView['players'][number];

export const askOf = (play: Play): Asks | undefined => play.state.prompt?.ask as Asks | undefined;
export const movesOf = (play: Play): readonly MagesMove[] => (play.state.prompt?.moves ?? []) as readonly MagesMove[];
export const viewOf = (play: Play): MagesView => play.state.view as MagesView;
export const playerAt = (view: MagesView, seat: Seat): PlayerView => view.players[seat] as PlayerView;
export const percent = (chance: number): number => Math.round(chance * 100);

/** Who a mage is, in one line. */
export function characterLine(player: PlayerView): string {
  const name = player.character ? nameOf(player.character) : say('noCharacter');
  return player.claimed.length > 0 ? say('characterAnd', { name, names: player.claimed.map(nameOf) }) : name;
}

/** What stands out about a mage. */
export function conditionOf(play: Play, player: PlayerView, seat: Seat): string | undefined {
  if (player.status === 'dead') return say(viewOf(play).result ? 'fallen' : 'dead');
  if (player.status === 'out') return say('out');
  if (!play.state.bots[seat] && play.state.kind === 'online' && !play.state.presence[seat]) return say('away');
  return undefined;
}

/** The cards of a hand, each with a key that stays with it: equal cards are told apart by their number. */
export function keyed(cards: readonly string[]): { card: string; key: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const n = seen.get(card) ?? 0;
    seen.set(card, n + 1);
    return { card, key: `hand.${card}.${n}` };
  });
}

/** The same cards, one of each with how many there are. */
export function stacked(cards: readonly string[]): { card: string; key: string; n: number }[] {
  return [...new Set(cards)].map((card) => ({ card, key: `hand.${card}.0`, n: cards.filter((one) => one === card).length }));
}

const order = ['fin-200', 'fin-400', 'ruby', 'pyro', 'sapphire', 'apollo', 'black-diamond', 'necro', 'emerald', 'zoe', 'miziko'];
export const byKind = (cards: readonly string[]): string[] => cards.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
export const isResource = (card: string): boolean => order.includes(card);

/** Questions that are answered by buttons in the middle of the table. */
const inTheMiddle: readonly (Asks | undefined)[] = ['chooseSkill', 'chooseSpell', 'lowerSkill', 'nameTarget', 'nameDungeon', 'resurrect', 'drawForTroll'];
export const isMiddleQuestion = (play: Play): boolean => inTheMiddle.includes(askOf(play));

/** Somebody waits for an answer that the viewer may give. */
export const isWindow = (play: Play): boolean => play.state.prompt?.window === true || askOf(play) === 'staveOffDeath';

/** One person, and bots. */
export const isSolo = ({ state }: Play): boolean => state.kind === 'local' && state.bots.filter((bot) => !bot).length === 1;

/** Whose skill a move changes, and by how much. */
function changeOf(play: Play, move: MagesMove): { seat: Seat | undefined; by: number } | undefined {
  if (move.do === 'chooseSkill') return { seat: play.me, by: 1 };
  if (move.do === 'lowerSkill') return { seat: viewOf(play).attack?.struck ?? undefined, by: -1 };
  return move.do === 'playItem' ? { seat: move.target, by: -1 } : undefined;
}

/** The level that a skill has, and the one it would have. */
export function levelChange(play: Play, move: MagesMove): string | undefined {
  const change = 'skill' in move && move.skill ? changeOf(play, move) : undefined;
  if (change?.seat === undefined || !('skill' in move) || !move.skill) return undefined;
  const from = playerAt(viewOf(play), change.seat).levels[move.skill];
  return say('levelChange', { from, to: from + change.by });
}

/** What is left of a turn. An attack with the last action still belongs to it, and the dead have not begun theirs. */
export function whatIsLeft({ actions, phase, attack, dying }: MagesView): string {
  if (actions > 0) return say('actionsLeft', { n: actions });
  if (phase === 'resurrect') return say('mayRoll');
  return say(attack || dying ? 'lastAction' : 'turnEnds');
}

/** Whose turn it is, and what is left of it; nothing where the question says the same. */
export function turnLine(play: Play, view: MagesView): string {
  const { active } = view;
  const ask = askOf(play);
  if (active === null || view.result || (active === play.me && (ask === 'act' || ask === 'endTurn'))) return '';
  const turn = active === play.me ? say('yourTurnIs') : say('turnOf', { name: play.name(active) });
  return say('turnAnd', { turn, left: whatIsLeft(view) });
}

/** What a thing picked up would be paid for. */
export function planText(pick: Pick): string {
  if (pick.kind === 'pile') return say('buySpell', { spell: nameOf(pick.spell) });
  return pick.kind === 'skill' ? say('raise', { skill: nameOf(pick.skill) }) : say('buyItem');
}
