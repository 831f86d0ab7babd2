import { done, playerOf, push, type Refusal, refuse, type Seat, tell, wall } from '@conclave/engine';
import type { Character } from '../cards/index.ts';
import { message } from '../messages/index.ts';
import type { MagesEvent, MagesMove, MagesPrompt } from '../moves.ts';
import { holds, livingFrom, type MagesState } from '../state.ts';
import { claim } from './claim.ts';
import { heal, refuseDungeon, usualDungeon } from './heal.ts';
import { putAway } from './piles.ts';
import { rule } from './rule.ts';

/** A heart being lost, and who took it. */
export interface HeartLoss {
  seat: Seat;
  killer: Seat | null;
}

/** Sequence D, steps 1 and 2. MG-DEATH-01 to 05 */
function die(game: MagesState, seat: Seat, killer: Seat | null): void {
  const player = playerOf(game, seat);
  player.status = player.hasResurrected || game.seats === 2 ? 'out' : 'dead';
  for (const card of player.hand) putAway(game, card);
  for (const item of player.table) putAway(game, item);
  player.hand = [];
  player.table = [];
  player.chosenSpell = null;
  tell<MagesEvent>({ is: 'died', seat, killer, status: player.status });
  leaveTheGame(game, seat, player.claimed);
  player.claimed = [];
  if (game.troll !== seat) return;
  game.troll = null;
  tell<MagesEvent>({ is: 'trollReturned' });
}

/** MG-CLAIM-04, MG-CLAIM-05 */
function leaveTheGame(game: MagesState, seat: Seat, characters: readonly Character[]): void {
  if (characters.length === 0) return;
  game.box.push(...characters);
  tell<MagesEvent>({ is: 'charactersLeft', seat, characters: [...characters] });
}

/** MG-WIN-03 */
function lastAliveWins(game: MagesState): void {
  const [only, ...others] = livingFrom(game, 0);
  if (only === undefined || others.length > 0) return;
  game.result = { winners: [only], how: 'lastAlive' };
  tell<MagesEvent>({ is: 'gameWon', seat: only, how: 'lastAlive' });
}

const PASS: MagesMove = { do: 'decline' };
const SAVE: MagesMove = { do: 'respond', card: 'heal' };

/** A13, A14 and sequence D: a heart is lost, and with the last one perhaps a life. */
export const loseHeart = rule<HeartLoss>()('loseHeart', {
  aHeartIsLost(game, { seat }) {
    const player = playerOf(game, seat);
    player.hearts--;
    tell<MagesEvent>({ is: 'heartLost', seat, hearts: player.hearts });
    if (player.hearts > 0) return done();
  },
  /** MG-STAVE-01, MG-INFO-04: whoever holds a card is asked, whatever it is. */
  deathMayBeStavedOff: {
    ask: (game, { seat }): MagesPrompt[] =>
      playerOf(game, seat).hand.length === 0
        ? []
        : [{ seat, ask: 'staveOffDeath', moves: holds(game, seat, 'heal') ? [SAVE, PASS] : [PASS], otherwise: PASS, window: true, target: true }],
    accept: (game, _frame, move, seat) => refuseStaving(game, seat, move),
    chosen(game, { seat }, move) {
      if (move.do !== 'respond') {
        wall(game, 'card'); // The hand is put away before all eyes.
        return 'thePlayerDies';
      }
      push(game, heal({ healer: seat, dungeon: move.dungeon ?? usualDungeon(game, seat), doubled: false, second: false, staving: true }));
    },
  },
  /** MG-STAVE-02, MG-STAVE-03 */
  theHealHasSaved(game, { seat }) {
    if (playerOf(game, seat).hearts > 0) return done();
  },
  /** MG-WIN-04: the last one alive wins before anything is claimed. */
  thePlayerDies(game, { seat, killer }) {
    die(game, seat, killer);
    lastAliveWins(game);
  },
  /** MG-CLAIM-01, MG-CLAIM-08 */
  theKillerClaimsTheCharacter(game, { seat, killer }) {
    const victim = playerOf(game, seat);
    const { character } = victim;
    if (!character) return;
    victim.character = null;
    if (killer === null) leaveTheGame(game, seat, [character]);
    else push(game, claim({ seat: killer, from: seat, character }));
  },
});

/** Judges a Heal against death with a dungeon of the player's own naming. */
function refuseStaving(game: MagesState, seat: Seat, move: MagesMove): Refusal | undefined {
  const isHeal = move.do === 'respond' && move.card === 'heal' && move.target === undefined && holds(game, seat, 'heal');
  if (isHeal && move.dungeon !== undefined) return refuseDungeon(game, seat, move.dungeon);
  return refuse('TABLE-OFFER', message('whyNot.noSuchAnswer'));
}
