import { done, playerOf, type Refusal, refuse, type Seat, tell } from '@conclave/engine';
import { RULES, spellCards } from '../cards/index.ts';
import { message } from '../messages/index.ts';
import type { MagesEvent, MagesPrompt } from '../moves.ts';
import { type MagesState, type Mats, opponentsOf } from '../state.ts';
import { contest, dungeonSide, type Side, skillSide } from './contest.ts';
import { gainHeart } from './hearts-and-levels.ts';
import { putAwayFromHand } from './piles.ts';
import { rule } from './rule.ts';

/** A Heal being cast; `staving` at 0 hearts, where it costs no action and cannot be doubled. */
export interface Heal {
  healer: Seat;
  dungeon: Seat;
  doubled: boolean;
  second: boolean;
  staving: boolean;
}

/** MG-SPELL-HEAL-02: the next living player clockwise rolls for the dungeon, unless another is named. */
export const usualDungeon = (game: MagesState, healer: Seat): Seat => opponentsOf(game, healer)[0] ?? healer;

/** MG-SPELL-HEAL-02 */
export function refuseDungeon(game: MagesState, healer: Seat, dungeon: Seat): Refusal | undefined {
  if (dungeon !== healer && game.players[dungeon]?.status === 'living') return undefined;
  return refuse('MG-SPELL-HEAL-02', message('whyNot.dungeon'));
}

/** Sequence H, steps 2 and 5. */
export const healSides = (game: Mats, { healer, dungeon, doubled }: Pick<Heal, 'healer' | 'dungeon' | 'doubled'>): [Side, Side] => [
  skillSide(game, healer, spellCards.heal.skill, doubled ? 'curses' : 'all'),
  dungeonSide(dungeon),
];

function announce({ healer: seat, dungeon, doubled, staving }: Heal): void {
  if (staving) tell<MagesEvent>({ is: 'deathFought', seat, dungeon });
  else tell<MagesEvent>(doubled ? { is: 'healCast', seat, dungeon, doubled } : { is: 'healCast', seat, dungeon });
}

export const heal = rule<Heal>()('heal', {
  /** MG-ACT-05, MG-ACT-11, MG-DISC-03 */
  theHealIsPlayed(game, f) {
    if (!f.staving) game.actions -= f.doubled ? RULES.doubledSpellActions : spellCards.heal.actions;
    putAwayFromHand(game, f.healer, 'heal');
    announce(f);
  },
  /** MG-SPELL-HEAL-03 */
  theDiceAreRolled(game, f) {
    if (contest(game, ...healSides(game, f))) gainHeart(game, f.healer);
    else tell<MagesEvent>({ is: 'healFailed', seat: f.healer });
  },
  /** MG-ITEM-DOUBLING-10 */
  theCastingEnds(game, f) {
    if (!f.doubled || f.second || playerOf(game, f.healer).hearts >= RULES.maxHearts) return done();
    f.second = true;
  },
  /** MG-ITEM-DOUBLING-05 */
  aSecondDungeonIsNamed: {
    auto: true,
    ask: (game, { healer }): MagesPrompt[] => [
      { seat: healer, ask: 'nameDungeon', moves: opponentsOf(game, healer).map((target) => ({ do: 'nameTarget', target })) },
    ],
    chosen(_game, f, move) {
      if (move.do !== 'nameTarget') return;
      f.dungeon = move.target;
      tell<MagesEvent>({ is: 'healCastAgain', seat: f.healer, dungeon: f.dungeon });
      return 'theDiceAreRolled';
    },
  },
});
