import { done, playerOf, push, type Seat, tell, wall } from '@conclave/engine';
import { type Card, doing, type Item, isItem, itemCard, itemsAt, type Moment, RULES, spellCards } from '../cards/index.ts';
import type { Answer, Asks, Attacking, MagesEvent, MagesMove, MagesPrompt } from '../moves.ts';
import { holds, isLiving, livingFrom, type MagesState, type Mats, opponentsOf, takeOut } from '../state.ts';
import { contest, type Side, skillSide } from './contest.ts';
import { loseHeart } from './death.ts';
import { lowerLevel, skillsAboveZero } from './hearts-and-levels.ts';
import { putAwayFromHand, putAwayFromTable } from './piles.ts';
import { rule } from './rule.ts';
import { layInFrontOf } from './table-cards.ts';

/** A Fireball or Wither on its way. */
export interface Attack {
  spell: Attacking;
  caster: Seat;
  /** The current target: a Shield may have moved the attack. */
  target: Seat;
  doubled: boolean;
  /** The second casting of a doubled spell. */
  second: boolean;
  /** The Counter in force, or the Shield that works as one. */
  counter: Answer | null;
  struck: Seat | null;
}

const PASS: MagesMove = { do: 'decline' };

/** MG-INFO-04: a window opens for an entitled player with a card in hand, whatever the card is. */
const window = (game: MagesState, seat: Seat, ask: Asks, answers: MagesMove[]): MagesPrompt[] =>
  playerOf(game, seat).hand.length === 0 ? [] : [{ seat, ask, moves: [...answers, PASS], otherwise: PASS, window: true, target: true }];

/** MG-ITEM-SHIELD-02: living, and neither the caster nor the user. */
export const bystanders = (game: MagesState, { caster, target }: Attack): Seat[] =>
  livingFrom(game, target).filter((seat) => seat !== caster && seat !== target);

function answersOfTarget(game: MagesState, f: Attack): MagesMove[] {
  const answers: MagesMove[] = [];
  if (spellCards[f.spell].canBeCountered && holds(game, f.target, 'counter')) answers.push({ do: 'respond', card: 'counter' });
  for (const card of itemsAt('attacked')) if (holds(game, f.target, card)) answers.push(...answersWith(game, f, card));
  return answers;
}

/** MG-ITEM-LANTERN-03, MG-ITEM-LANTERN-04 */
function answersWith(game: MagesState, f: Attack, card: Item): MagesMove[] {
  if (doing(card, 'deflect')) return shieldAnswers(game, f, card);
  return f.spell === 'wither' ? [{ do: 'respond', card }] : [];
}

/** MG-ITEM-SHIELD-02, MG-ITEM-SHIELD-04 */
function shieldAnswers(game: MagesState, f: Attack, card: Item): MagesMove[] {
  const others = bystanders(game, f);
  if (others.length === 0) return [{ do: 'respond', card }];
  return others.map((target) => ({ do: 'respond', card, target }));
}

const heldAt = (game: MagesState, seat: Seat, moment: Moment): MagesMove[] =>
  itemsAt(moment)
    .filter((card) => holds(game, seat, card))
    .map((card) => ({ do: 'respond', card }));

/** MG-ROLL-02. A doubled spell takes no Amulet or Mirror of its caster (MG-ITEM-DOUBLING-06). */
export const attackSides = (game: Mats, { spell, caster, target, doubled }: Pick<Attack, 'spell' | 'caster' | 'target' | 'doubled'>): [Side, Side] => [
  skillSide(game, caster, spellCards[spell].skill, doubled ? 'curses' : 'all'),
  skillSide(game, target, 'defense', 'all'),
];

/** Whom the spell has struck, once the dice say that it strikes somebody. */
const struckBy = ({ struck, target }: Attack): Seat => struck ?? target;
const winnerOf = ({ caster, target, struck }: Attack): Seat => (struck === caster ? target : caster);

/** The attack, steps A1 to A15. */
export const attack = rule<Attack>()('attack', {
  /** A1: MG-DISC-03, the Spell is back in its pile before anything is known of its result. */
  theSpellIsCast(game, { spell, caster, target, doubled }) {
    game.actions -= doubled ? RULES.doubledSpellActions : spellCards[spell].actions;
    putAwayFromHand(game, caster, spell);
    tell<MagesEvent>(doubled ? { is: 'spellCast', seat: caster, spell, target, doubled } : { is: 'spellCast', seat: caster, spell, target });
    wall(game, 'answer'); // What others answer from here on is not to be tried out.
  },
  /** A2: MG-ITEM-LANTERN-02 */
  aStandingLanternCancelsWither(game, f) {
    const lantern = f.spell === 'wither' ? playerOf(game, f.target).table.find((item) => doing(item, 'cancelWither')) : undefined;
    if (!lantern) return;
    putAwayFromTable(game, f.target, lantern);
    return cancelWither(f, 'table');
  },
  /** A3: MG-SPELL-COUNTER-02, MG-ITEM-SHIELD-01, MG-ITEM-LANTERN-03; one answer at most. */
  theTargetMayAnswer: {
    ask: (game, f) => window(game, f.target, 'answerAttack', answersOfTarget(game, f)),
    chosen(game, f, move) {
      if (move.do !== 'respond') return 'theTargetMayLayCards';
      wall(game, 'answer');
      putAwayFromHand(game, f.target, move.card);
      if (isItem(move.card) && doing(move.card, 'cancelWither')) return cancelWither(f, 'hand');
      if (move.target !== undefined) return deflect(f, move.target, move.card);
      f.counter = move.card;
      tell<MagesEvent>({ is: 'attackCountered', seat: f.target, card: f.counter });
      return 'theCasterMayShatterTheCounter';
    },
  },
  nobodyCouldAnswer: () => 'theTargetMayLayCards',
  /** A5: MG-ITEM-BARRIER-01, MG-ITEM-DOUBLING-06 */
  theCasterMayShatterTheCounter: {
    ask(game, { caster, doubled }) {
      if (doubled) return [];
      return window(game, caster, 'shatterCounter', heldAt(game, caster, 'countered'));
    },
    chosen(game, f, move) {
      if (move.do !== 'respond') return;
      wall(game, 'answer');
      putAwayFromHand(game, f.caster, move.card);
      f.counter = null;
      tell<MagesEvent>({ is: 'counterShattered', seat: f.caster, card: move.card });
    },
  },
  /** A6: MG-ITEM-CURSE-02, MG-ITEM-MIRROR-02 */
  theTargetMayLayCards: {
    ask: (game, { target }) => window(game, target, 'layCards', heldAt(game, target, 'beforeTheDice')),
    chosen(game, { caster, target }, move) {
      if (move.do !== 'respond' || !isItem(move.card)) return;
      const item = move.card;
      const inFrontOf = itemCard(item).target === 'otherPlayer' ? caster : target;
      takeOut<Card>(playerOf(game, target).hand, item);
      tell<MagesEvent>({ is: 'itemPlayed', seat: target, item, target: inFrontOf });
      layInFrontOf(game, inFrontOf, item);
      return 'theTargetMayLayCards';
    },
  },
  /** A7 to A11: MG-ROLL-05, MG-ROLL-06, MG-ROLL-07 */
  theDiceAreRolled(game, f) {
    const casterWins = contest(game, ...attackSides(game, f));
    f.struck = casterWins ? f.target : f.counter ? f.caster : null;
    if (f.struck === null) tell<MagesEvent>({ is: 'attackFailed', seat: f.caster, target: f.target, spell: f.spell });
    if (f.struck === f.caster) tell<MagesEvent>({ is: 'attackReflected', seat: f.target, target: f.caster, spell: f.spell });
  },
  /** A12: MG-SPELL-FIREBALL-03; MG-CLAIM-02 and 03 name the killer. */
  theSpellStrikes(game, f) {
    if (f.struck === null) return 'theCastingEnds';
    if (f.spell === 'wither') return;
    push(game, loseHeart({ seat: f.struck, killer: winnerOf(f) }));
    return 'theCastingEnds';
  },
  /** A12: MG-SPELL-WITHER-03, MG-SPELL-COUNTER-03 */
  theWinnerLowersASkill: {
    auto: true,
    ask(game, f): MagesPrompt[] {
      const skills = skillsAboveZero(playerOf(game, struckBy(f)));
      return skills.length === 0 ? [] : [{ seat: winnerOf(f), ask: 'lowerSkill', moves: skills.map((skill) => ({ do: 'lowerSkill', skill })) }];
    },
    chosen(game, f, move) {
      if (move.do === 'lowerSkill') lowerLevel(game, struckBy(f), move.skill, winnerOf(f));
      return 'theCastingEnds';
    },
  },
  /** MG-SPELL-WITHER-04 */
  thereWasNothingToLower(_game, f) {
    tell<MagesEvent>({ is: 'nothingToLower', seat: struckBy(f) });
  },
  /** A15: MG-ITEM-DOUBLING-09, MG-ITEM-DOUBLING-10 */
  theCastingEnds(game, f) {
    if (!f.doubled || f.second || !isLiving(game, f.caster)) return done();
    f.second = true;
    f.counter = null;
    f.struck = null;
  },
  /** MG-ITEM-DOUBLING-05 */
  aSecondTargetIsNamed: {
    auto: true,
    ask: (game, { caster }): MagesPrompt[] => [
      { seat: caster, ask: 'nameTarget', moves: opponentsOf(game, caster).map((target) => ({ do: 'nameTarget', target })) },
    ],
    chosen(game, f, move) {
      if (move.do !== 'nameTarget') return;
      f.target = move.target;
      tell<MagesEvent>({ is: 'spellCastAgain', seat: f.caster, spell: f.spell, target: f.target });
      wall(game, 'answer');
      return 'aStandingLanternCancelsWither';
    },
  },
});

/** MG-ITEM-LANTERN-01 */
function cancelWither({ target }: Attack, from: 'hand' | 'table'): 'theCastingEnds' {
  tell<MagesEvent>({ is: 'witherCancelled', seat: target, from });
  return 'theCastingEnds';
}

/** A4: MG-ITEM-SHIELD-03, the new target gets every answer. */
function deflect(f: Attack, target: Seat, card: Answer): 'aStandingLanternCancelsWither' {
  tell<MagesEvent>({ is: 'attackDeflected', seat: f.target, target, card });
  f.target = target;
  return 'aStandingLanternCancelsWither';
}
