import { pick, playerOf, push, type Refusal, refuse, type Seat, tell, tellOnly } from '@conclave/engine';
import { constants, DIE_TYPES, type DieType, talentNumber, talentOf } from '../cards/index.ts';
import { message } from '../messages/index.ts';
import type { ManaforgeEvent, ManaforgeMove, ManaforgePrompt } from '../moves.ts';
import { type Draft, has, type ManaforgeState } from '../state.ts';
import { gainPrisms, isSameSet } from './mana.ts';
import { round } from './round.ts';
import { rule } from './rule.ts';
import { startTalents } from './talents.ts';

function draftOf(game: ManaforgeState): Draft {
  if (!game.draft) throw new Error('the draft is over');
  return game.draft;
}

const byNumber = (a: number, b: number): number => a - b;

const idsOf = (talents: readonly number[]): string[] => talents.map((talent) => talentOf(talent).id);

export const picksFrom = (hand: readonly number[]): ManaforgeMove[] => hand.toSorted(byNumber).map((talent) => ({ do: 'pick', talent: talentOf(talent).id }));

/** MF-DRAFT-04: every two of the picks. */
export function pairsOf(picks: readonly number[]): ManaforgeMove[] {
  const sorted = idsOf(picks.toSorted(byNumber));
  return sorted.flatMap((one, i) => sorted.slice(i + 1).map((other): ManaforgeMove => ({ do: 'keep', talents: [one, other] })));
}

function takePick(game: ManaforgeState, seat: Seat, talent: number): void {
  const { hands, picks } = draftOf(game);
  const hand = hands[seat] ?? [];
  hand.splice(hand.indexOf(talent), 1);
  picks[seat]?.push(talent);
  tellOnly<ManaforgeEvent>([seat], { is: 'talentPicked', seat, talent: talentOf(talent).id }, { is: 'talentPicked', seat });
}

const NOT_OFFERED: Refusal = refuse('TABLE-OFFER', message('whyNot.notAsked'));

/** Two talents that were picked, in either order. */
const isPair = (picks: readonly number[], move: ManaforgeMove): boolean =>
  move.do === 'keep' && pairsOf(picks).some((pair) => pair.do === 'keep' && isSameSet(pair.talents, move.talents));

function keep(game: ManaforgeState, seat: Seat, kept: readonly string[]): void {
  const player = playerOf(game, seat);
  player.talents = kept.map(talentNumber).sort(byNumber);
  tell<ManaforgeEvent>({ is: 'talentsKept', seat, talents: idsOf(player.talents) });
}

export const draft = rule<object>()('draft', {
  /** MF-DRAFT-02, MF-DRAFT-06 */
  everyonePicks: {
    together: true,
    final: true,
    ask: (game) => draftOf(game).hands.map((hand, seat): ManaforgePrompt => ({ seat, ask: 'pickTalent', moves: picksFrom(hand) })),
    chosen(game, _frame, move, seat) {
      if (move.do === 'pick') takePick(game, seat, talentNumber(move.talent));
    },
  },
  /** MF-DRAFT-03, MF-DRAFT-09: clockwise, until the last card of each hand is taken without a choice. */
  passTheHands(game) {
    const current = draftOf(game);
    current.hands = current.hands.map((_, seat) => current.hands[(seat + game.seats - 1) % game.seats] ?? []);
    if ((current.hands[0]?.length ?? 0) > 1) return 'everyonePicks';
    current.hands.forEach((hand, seat) => {
      for (const last of [...hand]) takePick(game, seat, last);
    });
  },
  /** MF-DRAFT-07 */
  everyoneKeepsTwo: {
    together: true,
    final: true,
    ask: (game) => draftOf(game).picks.map((picks, seat): ManaforgePrompt => ({ seat, ask: 'keepTalents', moves: pairsOf(picks) })),
    accept: (game, _frame, move, seat) => (isPair(draftOf(game).picks[seat] ?? [], move) ? undefined : NOT_OFFERED),
    chosen(game, _frame, move, seat) {
      if (move.do === 'keep') keep(game, seat, move.talents);
    },
  },
  /** MF-DRAFT-05 */
  putTheRestAway(game) {
    const discarded = draftOf(game).picks.flatMap((picks, seat) => picks.filter((talent) => !has(playerOf(game, seat), talent)));
    game.unusedTalents = [...game.unusedTalents, ...discarded].sort(byNumber);
    game.draft = null;
  },
});

function takeDie(game: ManaforgeState, seat: Seat, type: number): void {
  game.pool[type] = (game.pool[type] ?? 0) - 1;
  playerOf(game, seat).dice.push({ type, face: 0, spent: false });
}

/** MF-SETUP-09 */
function takeStartingDice(game: ManaforgeState, seat: Seat): void {
  const dice = [...constants.startingDice.map((type) => DIE_TYPES.indexOf(type)), ...playerOf(game, seat).talents.flatMap((talent) => talentOf(talent).dice)];
  for (const type of dice) takeDie(game, seat, type);
  tell<ManaforgeEvent>({ is: 'startingDiceTaken', seat, dice: dice.map((type) => DIE_TYPES[type] as DieType) });
}

interface SetUp {
  /** How many have taken a die besides, or none, while others are still to be asked. */
  taken?: number;
}

const NO_DIE: ManaforgeMove = { do: 'takeNoDie' };

/** Whose talents let them take a die besides, in the order of the seats. */
const takersOfDice = ({ players }: ManaforgeState): Seat[] =>
  players.flatMap(({ talents }, seat) => talents.filter((talent) => talentOf(talent).lasting.takesADie).map(() => seat));

/** Who may take a die now. */
export const takerAsked = (game: ManaforgeState, { taken = 0 }: SetUp): Seat | undefined => takersOfDice(game)[taken];

const diceLeft = (game: ManaforgeState): ManaforgeMove[] =>
  DIE_TYPES.flatMap((type, i): ManaforgeMove[] => ((game.pool[i] ?? 0) > 0 ? [{ do: 'takeDie', type }] : []));

/** The whole game, in the order of MF-SETUP-06. */
export const wholeGame = rule<SetUp>()('wholeGame', {
  draftTalents: (game) => push(game, draft({})),
  /** MF-SETUP-07, MF-SETUP-08 */
  drawTheFirstPlayer(game) {
    const first = pick(game, game.seats);
    game.firstPlayer = first;
    tell<ManaforgeEvent>({ is: 'firstPlayerDrawn', seat: first });
    for (let seat = 0; seat < game.seats; seat++) gainPrisms(game, seat, seat === first ? constants.firstPlayerPrisms : constants.otherPlayerPrisms);
  },
  everyoneTakesDice(game) {
    for (let seat = 0; seat < game.seats; seat++) takeStartingDice(game, seat);
    for (let seat = 0; seat < game.seats; seat++) startTalents(game, seat);
  },
  /** MF-SETUP-15 */
  archmageMayTakeADie: {
    ask(game, frame) {
      const seat = takerAsked(game, frame);
      return seat === undefined ? [] : [{ seat, ask: 'takeDie', moves: [...diceLeft(game), NO_DIE], otherwise: NO_DIE }];
    },
    chosen(game, frame, move, seat) {
      if (move.do === 'takeDie') takeDie(game, seat, DIE_TYPES.indexOf(move.type));
      tell<ManaforgeEvent>({ is: 'dieTaken', seat, type: move.do === 'takeDie' ? move.type : null });
      const { taken = 0 } = frame;
      if (taken + 1 === takersOfDice(game).length) return;
      frame.taken = taken + 1;
      return 'archmageMayTakeADie';
    },
  },
  playARound(game) {
    push(game, round({ turns: 0 }));
    return 'playARound';
  },
});
