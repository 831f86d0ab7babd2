import type { Said, Voice } from '@conclave/engine';
import { effectInWords, type Item, itemCard, itemText, one } from '../cards/index.ts';
import { say, sentence } from '../messages/index.ts';
import type { MagesEvent } from '../moves.ts';
import { abilityInWords, startInWords } from './abilities.ts';
import { named, paymentInWords, signed } from './cards.ts';

type Told<K extends MagesEvent['is']> = Extract<MagesEvent, { is: K }>;
type Line<K extends MagesEvent['is']> = (event: Told<K>, voice: Voice) => Said | undefined;

/** "4 and 3" */
const pair = ([first = 0, second]: readonly number[]): string => (second === undefined ? String(first) : say('part.dice', { first, second }));

/** Dice rolled two at a time: "4 and 3, then 2 and 2". */
function pairs(dice: readonly number[]): string {
  const rolls = dice.flatMap((_, i) => (i % 2 === 0 ? [pair(dice.slice(i, i + 2))] : []));
  return rolls.reduce((all, next) => say('part.rolls', { rolls: all, next }));
}

const dieRolled: Line<'dieRolled'> = ({ seat, for: purpose, sides, die, modifier }, v) => {
  if (purpose === 'troll' || purpose === 'resurrection') return undefined;
  return sentence(v, 'event.dieRolled', { who: seat }, { die, ...signed(modifier), sum: die + modifier, purpose: say(`roll.${purpose}`), sides });
};

const itemBought: Line<'itemBought'> = (e, v) => {
  const payment = paymentInWords(e);
  if (!e.card) return sentence(v, 'event.itemBought', { who: e.seat }, { card: say('part.anItem'), payment });
  return sentence(v, 'event.itemBoughtAndSeen', { who: e.seat }, { card: one(e.card), payment, text: itemText(e.card) });
};

const effectOf = (item: Item): string => effectInWords(itemCard(item).effect) ?? 'none';

const lines: { [K in MagesEvent['is']]: Line<K> } = {
  characterDealt: (e, v) => sentence(v, 'event.characterDealt', { who: e.seat }, { character: named(e.character), ability: startInWords(e.character) }),
  skillChosen: (e, v) => sentence(v, 'event.skillChosen', { who: e.seat }, { skill: named(e.skill) }),
  spellChosen: (e, v) => sentence(v, 'event.spellChosen', { who: e.seat }, { spell: named(e.spell) }),
  startFound: (e, v) => sentence(v, 'event.startFound', { who: e.seat }),
  turnBegan: (e, v) => sentence(v, 'event.turnBegan', { who: e.seat }, { turn: e.turn, actions: e.actions }),
  shacklesFell: (e, v) => sentence(v, 'event.shacklesFell', { who: e.seat }),
  passed: (e, v) => sentence(v, 'event.passed', { who: e.seat }),
  rowCardTaken: (e, v) => sentence(v, 'event.rowCardTaken', { who: e.seat }, { card: one(e.card) }),
  rowFilled: (e, v) => sentence(v, 'event.rowFilled', {}, { card: one(e.card) }),
  resourceDrawn: (e, v) => sentence(v, 'event.resourceDrawn', { who: e.seat }, { card: e.card ? one(e.card) : say('part.aCard'), why: e.why }),
  pileShuffled: (e, v) => sentence(v, 'event.pileShuffled', {}, { pile: e.pile }),
  itemBought,
  spellBought: (e, v) => sentence(v, 'event.spellBought', { who: e.seat }, { card: one(e.spell), payment: paymentInWords(e) }),
  levelRaised: (e, v) => sentence(v, 'event.levelRaised', { who: e.seat }, { skill: named(e.skill), level: e.level, payment: paymentInWords(e) }),
  levelGained: (e, v) => sentence(v, 'event.levelGained', { who: e.seat }, { skill: named(e.skill), level: e.level }),
  levelLost: (e, v) => sentence(v, 'event.levelLost', { by: e.by, who: e.seat }, { skill: named(e.skill), level: e.level }),
  spellCast: (e, v) => sentence(v, 'event.spellCast', { who: e.seat, target: e.target }, { spell: named(e.spell), doubled: e.doubled === true }),
  spellCastAgain: (e, v) => sentence(v, 'event.spellCastAgain', { target: e.target }, { spell: named(e.spell) }),
  healCast: (e, v) => sentence(v, 'event.healCast', { who: e.seat, dungeon: e.dungeon }, { doubled: e.doubled === true }),
  healCastAgain: (e, v) => sentence(v, 'event.healCastAgain', { dungeon: e.dungeon }),
  deathFought: (e, v) => sentence(v, 'event.deathFought', { who: e.seat, dungeon: e.dungeon }),
  itemPlayed: (e, v) => {
    const target = e.target === e.seat ? undefined : e.target;
    return sentence(v, 'event.itemPlayed', { who: e.seat, target }, { item: named(e.item), effect: effectOf(e.item) });
  },
  amuletAndCurseCancelled: (e, v) => sentence(v, 'event.amuletAndCurseCancelled', { who: e.seat }),
  cardStolen: (e, v) => sentence(v, 'event.cardStolen', { who: e.seat, loser: e.from }, { card: e.card ? one(e.card) : say('part.aCard') }),
  cardForgotten: (e, v) => sentence(v, 'event.cardForgotten', { who: e.from }, { card: one(e.card) }),
  witherCancelled: (e, v) => sentence(v, 'event.witherCancelled', { who: e.seat }),
  attackCountered: (e, v) => sentence(v, 'event.attackCountered', { who: e.seat }, { card: named(e.card), isCounter: e.card === 'counter' }),
  attackDeflected: (e, v) => sentence(v, 'event.attackDeflected', { who: e.seat, target: e.target }, { card: named(e.card) }),
  counterShattered: (e, v) => sentence(v, 'event.counterShattered', { who: e.seat }, { card: named(e.card) }),
  dieRolled,
  mirrorUsed: (e, v) => sentence(v, 'event.mirrorUsed', { who: e.seat }),
  attackFailed: (e, v) => sentence(v, 'event.attackFailed', { target: e.target }, { spell: named(e.spell) }),
  attackReflected: (e, v) => sentence(v, 'event.attackReflected', { target: e.target }, { spell: named(e.spell) }),
  nothingToLower: (e, v) => sentence(v, 'event.nothingToLower', { who: e.seat }),
  healFailed: (_e, v) => sentence(v, 'event.healFailed', {}),
  heartLost: (e, v) => sentence(v, 'event.heartLost', { who: e.seat }, { hearts: e.hearts }),
  heartGained: (e, v) => sentence(v, 'event.heartGained', { who: e.seat }, { hearts: e.hearts }),
  heartsFull: (e, v) => sentence(v, 'event.heartsFull', { who: e.seat }),
  died: ({ seat: who, killer, status }, v) =>
    killer === null ? sentence(v, 'event.died', { who }, { status }) : sentence(v, 'event.killed', { killer, who }, { status }),
  characterClaimed: (e, v) => {
    const args = { character: named(e.character), ability: abilityInWords(e.character) ?? 'none' };
    return sentence(v, 'event.characterClaimed', { who: e.seat, loser: e.from }, args);
  },
  charactersLeft: ({ characters }, v) => sentence(v, 'event.charactersLeft', {}, { characters: characters.map(named), n: characters.length }),
  spellsClaimed: (e, v) => sentence(v, 'event.spellsClaimed', { who: e.seat }, { spells: e.spells.map(one), n: e.spells.length }),
  trollWon: ({ seat: who, from: loser, dice }, v) =>
    dice ? sentence(v, 'event.trollWonByDice', { who, loser }, { dice: pairs(dice) }) : sentence(v, 'event.trollWon', { who, loser }),
  trollMissed: (e, v) => sentence(v, 'event.trollMissed', { who: e.seat }, { dice: pairs(e.dice) }),
  trollReturned: (_e, v) => sentence(v, 'event.trollReturned', {}),
  resurrected: (e, v) => sentence(v, 'event.resurrected', { who: e.seat }, { dice: pairs(e.dice) }),
  resurrectionFailed: (e, v) => sentence(v, 'event.resurrectionFailed', { who: e.seat }, { dice: pairs(e.dice) }),
  cardDiscarded: (e, v) => sentence(v, 'event.cardDiscarded', { who: e.seat }, { card: one(e.card) }),
  gameWon: (e, v) => sentence(v, 'event.gameWon', { who: e.seat }, { how: e.how }),
};

/** One line of the log. */
export const eventInWords = (event: MagesEvent, voice: Voice): Said | undefined => (lines[event.is] as Line<typeof event.is>)(event as never, voice);
