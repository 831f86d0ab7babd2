import type { Seat, Voice } from '@conclave/engine';
import { type Card, doing, type Item, isItem, one, type Skill } from '../cards/index.ts';
import type { MagesMove } from '../moves.ts';
import type { MagesView } from '../view/index.ts';
import { named, paymentInWords } from './cards.ts';
import { healingInWords, strikingInWords, trollChanceInWords } from './chances.ts';

type Said<K extends MagesMove['do']> = (move: MagesMove & { do: K }, view: MagesView, voice: Voice) => string;

const twice = ({ with: potion }: { with?: Item }): string => (potion ? ` twice, with ${one(potion)}` : '');

function respondInWords(move: MagesMove & { do: 'respond' }, voice: Voice): string {
  if (move.card === 'heal')
    return move.dungeon === undefined ? 'Play Heal to stave off death' : `Play Heal to stave off death, against ${voice.whom(move.dungeon)}`;
  if (move.target !== undefined) return `Turn the attack on ${voice.whom(move.target)} with ${named(move.card)}`;
  return `Play ${named(move.card)}${isItem(move.card) && doing(move.card, 'deflect') ? ' as a Counter' : ''}`;
}

const DECLINES: Record<string, string> = { resurrect: 'Stay dead this turn', drawForTroll: 'Leave the card' };

const said: { [K in MagesMove['do']]: Said<K> } = {
  chooseSkill: ({ skill }) => `Choose ${named(skill)}`,
  chooseSpell: ({ spell }) => `Choose ${named(spell)}`,
  drawRow: ({ place }, view) => `Take ${one(view.row[place] ?? 'miziko')} from the Row (place ${place + 1})`,
  drawDeck: () => 'Draw the top card of the deck',
  buyItem: (move) => `Buy an Item for ${paymentInWords(move)}`,
  buySpell: (move) => `Buy ${named(move.spell)} for ${paymentInWords(move)}`,
  raise: (move, view, voice) => `Raise ${named(move.skill)}${levelAfter(move, view, voice)} for ${paymentInWords(move)}`,
  castFireball: (move, view, voice) => `Cast Fireball at ${voice.whom(move.target)}${twice(move)}${strikingInWords(view, voice, 'fireball', move)}`,
  castWither: (move, view, voice) => `Cast Wither at ${voice.whom(move.target)}${twice(move)}${strikingInWords(view, voice, 'wither', move)}`,
  castHeal: (move, view, voice) =>
    `Cast Heal${twice(move)}${move.dungeon === undefined ? '' : `, against ${voice.whom(move.dungeon)}`}${healingInWords(view, voice, move)}`,
  rollForTroll: (_move, view, voice) => `Roll for the Treasure Troll${trollChanceInWords(view, voice)}`,
  pass: () => 'Pass an action',
  playItem: (move, view, voice) => {
    if (move.target === undefined) return `Play ${named(move.item)}`;
    return `Play ${named(move.item)} on ${voice.whom(move.target)}${move.skill ? `: ${named(move.skill)}${levelBelow(view, move.target, move.skill)}` : ''}`;
  },
  endTurn: () => 'End the turn',
  respond: (move, _view, voice) => respondInWords(move, voice),
  decline: (_move, view) => DECLINES[view.phase] ?? 'Pass',
  nameTarget: (move, view, voice) => `${view.heal ? 'Heal against' : 'Cast it at'} ${voice.whom(move.target)}`,
  lowerSkill: ({ skill }, view) => `Lower ${named(skill)}${levelBelow(view, view.attack?.struck, skill)}`,
  drawForTroll: () => "Draw the Troll's card",
  discard: ({ card }) => `Discard ${one(card as Card)}`,
  rollToResurrect: () => 'Roll to resurrect',
};

function levelBelow({ players }: MagesView, seat: Seat | null | undefined, skill: Skill): string {
  const level = players[seat ?? -1]?.levels[skill];
  return level === undefined ? '' : ` to ${level - 1}`;
}

function levelAfter({ skill }: { skill: Skill }, view: MagesView, { viewer }: Voice): string {
  const level = viewer === 'spectator' ? undefined : view.players[viewer]?.levels[skill];
  return level === undefined ? '' : ` to ${level + 1}`;
}

/** A move as the label of a button. */
export function moveInWords(view: MagesView, move: MagesMove, voice: Voice): string {
  return (said[move.do] as Said<typeof move.do>)(move as never, view, voice);
}
