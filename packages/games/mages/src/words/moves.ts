import type { Seat, Voice } from '@conclave/engine';
import { type Card, doing, type Item, isItem, one, type Skill } from '../cards/index.ts';
import { say, sayOf } from '../messages/index.ts';
import type { Attacking, MagesMove } from '../moves.ts';
import type { MagesView } from '../view/index.ts';
import { named, paymentInWords } from './cards.ts';
import { healingInWords, strikingInWords, trollChanceInWords } from './chances.ts';

type Said<K extends MagesMove['do']> = (move: MagesMove & { do: K }, view: MagesView, voice: Voice) => string;

const twice = ({ with: potion }: { with?: Item }): string => (potion ? one(potion) : 'none');

function castInWords(spell: Attacking): Said<'castFireball' | 'castWither'> {
  return (move, view, voice) => {
    const args = { spell: named(spell), twice: twice(move), chance: strikingInWords(view, voice, spell, move) };
    return sayOf(voice, 'move.castAt', { target: move.target }, args);
  };
}

const castHealInWords: Said<'castHeal'> = (move, view, voice) =>
  sayOf(voice, 'move.castHeal', { dungeon: move.dungeon }, { twice: twice(move), chance: healingInWords(view, voice, move) });

const playItemInWords: Said<'playItem'> = ({ item, target, skill }, view, voice) => {
  if (!skill || target === undefined) return sayOf(voice, 'move.playItem', { target }, { item: named(item) });
  return sayOf(voice, 'move.playItemLowering', { target }, { item: named(item), lowering: levelBelow(view, target, skill) });
};

const respondInWords: Said<'respond'> = ({ card, target, dungeon }, _view, voice) => {
  if (card === 'heal') return sayOf(voice, 'move.staveOffDeath', { dungeon });
  if (target !== undefined) return sayOf(voice, 'move.deflect', { target }, { card: named(card) });
  return say(isItem(card) && doing(card, 'deflect') ? 'move.answerAsCounter' : 'move.answer', { card: named(card) });
};

function declineInWords({ phase }: MagesView): string {
  if (phase === 'resurrect') return say('move.stayDead');
  return say(phase === 'drawForTroll' ? 'move.leaveCard' : 'move.decline');
}

const said: { [K in MagesMove['do']]: Said<K> } = {
  chooseSkill: ({ skill }) => say('move.choose', { what: named(skill) }),
  chooseSpell: ({ spell }) => say('move.choose', { what: named(spell) }),
  drawRow: ({ place }, view) => say('move.drawRow', { card: one(view.row[place] ?? 'miziko'), place: place + 1 }),
  drawDeck: () => say('move.drawDeck'),
  buyItem: (move) => say('move.buyItem', { payment: paymentInWords(move) }),
  buySpell: (move) => say('move.buySpell', { spell: named(move.spell), payment: paymentInWords(move) }),
  raise: (move, view, voice) => raiseInWords(move, view, voice),
  castFireball: castInWords('fireball'),
  castWither: castInWords('wither'),
  castHeal: castHealInWords,
  rollForTroll: (_move, view, voice) => say('move.rollForTroll', { chance: trollChanceInWords(view, voice) }),
  pass: () => say('move.pass'),
  playItem: playItemInWords,
  endTurn: () => say('move.endTurn'),
  respond: respondInWords,
  decline: (_move, view) => declineInWords(view),
  nameTarget: ({ target }, view, voice) => sayOf(voice, view.heal ? 'move.healAgainst' : 'move.castItAt', { target }),
  lowerSkill: ({ skill }, view) => say('move.lowerSkill', { lowering: levelBelow(view, view.attack?.struck, skill) }),
  drawForTroll: () => say('move.drawForTroll'),
  discard: ({ card }) => say('move.discard', { card: one(card as Card) }),
  rollToResurrect: () => say('move.rollToResurrect'),
};

/** "Defense to 1" */
function levelBelow({ players }: MagesView, seat: Seat | null | undefined, skill: Skill): string {
  const level = players[seat ?? -1]?.levels[skill];
  return level === undefined ? named(skill) : say('part.skillTo', { skill: named(skill), level: level - 1 });
}

const raiseInWords: Said<'raise'> = (move, view, { viewer }) => {
  const level = viewer === 'spectator' ? undefined : view.players[viewer]?.levels[move.skill];
  const args = { skill: named(move.skill), payment: paymentInWords(move) };
  return level === undefined ? say('move.raise', args) : say('move.raiseTo', { ...args, level: level + 1 });
};

/** A move as the label of a button. */
export function moveInWords(view: MagesView, move: MagesMove, voice: Voice): string {
  return (said[move.do] as Said<typeof move.do>)(move as never, view, voice);
}
