import { done, push, type Seat, tell } from '@conclave/engine';
import { characterCards } from '../cards/cards.ts';
import { type Character, SPELLS } from '../cards/kinds.ts';
import type { MagesEvent, MagesMove } from '../moves.ts';
import { holds, livingFrom, type MagesState, playerOf } from '../state.ts';
import { undiscountedSpells } from './characters.ts';
import { heal, usualDungeon } from './heal.ts';
import { gainHeart, raiseLevel, skillsBelowTop } from './hearts-and-levels.ts';
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
    ask: (game, { seat }) =>
      playerOf(game, seat).hand.length === 0
        ? []
        : [{ seat, ask: 'staveOffDeath', moves: holds(game, seat, 'heal') ? [SAVE, PASS] : [PASS], otherwise: PASS, window: true, target: true }],
    accept: (game, _frame, move, seat) => refuseStaving(game, seat, move),
    chosen(game, { seat }, move) {
      if (move.do !== 'respond') return 'thePlayerDies';
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
function refuseStaving(game: MagesState, seat: Seat, move: MagesMove) {
  const { dungeon } = move.do === 'respond' ? move : {};
  if (move.do !== 'respond' || move.card !== 'heal' || move.target !== undefined || !holds(game, seat, 'heal') || dungeon === undefined)
    return { rule: 'TABLE-OFFER', reason: 'That is not among the answers offered now.' };
  return refuseDungeon(game, seat, dungeon);
}

/** MG-SPELL-HEAL-02 */
export function refuseDungeon(game: MagesState, healer: Seat, dungeon: Seat) {
  if (dungeon !== healer && game.players[dungeon]?.status === 'living') return undefined;
  return { rule: 'MG-SPELL-HEAL-02', reason: 'Another living player rolls the dungeon die.' };
}

/** A Character card changing hands. */
export interface Claim {
  seat: Seat;
  from: Seat;
  character: Character;
}

/** MG-CLAIM-01, MG-CLAIM-09: at once, on anybody's turn. */
export const claim = rule<Claim>()('claim', {
  theCardIsTaken(game, { seat, from, character }) {
    playerOf(game, seat).claimed.push(character);
    tell<MagesEvent>({ is: 'characterClaimed', seat, from, character });
    const { claim: effect } = characterCards[character];
    if (effect.type === 'level') raiseLevel(game, seat, effect.skill);
    else if (effect.type === 'gainHeart') gainHeart(game, seat);
    else if (effect.type === 'gainSpells') takeEachSpell(game, seat);
  },
  /** MG-CHAR-GLADIUS-02, MG-CHAR-ELAD-02 */
  theClaimantChooses: {
    ask: (game, { seat, character }) => choiceOf(game, seat, character),
    chosen: (game, { seat }, move) => applyChoice(game, seat, move),
  },
});

/** MG-CHAR-AKONIDAN-02 */
function takeEachSpell(game: MagesState, seat: Seat): void {
  const spells = SPELLS.filter((spell) => game.spells[spell] > 0);
  for (const spell of spells) {
    game.spells[spell]--;
    playerOf(game, seat).hand.push(spell);
  }
  tell<MagesEvent>({ is: 'spellsClaimed', seat, spells });
}

/** The choice a character brings, at the start or when claimed. */
export function choiceOf(game: MagesState, seat: Seat, character: Character) {
  const player = playerOf(game, seat);
  const { type } = characterCards[character].claim;
  const moves: MagesMove[] =
    type === 'levelChoice'
      ? skillsBelowTop(player).map((skill) => ({ do: 'chooseSkill', skill }))
      : type === 'spellPriceChoice'
        ? undiscountedSpells(player).map((spell) => ({ do: 'chooseSpell', spell }))
        : [];
  if (moves.length === 0) return [];
  return [{ seat, ask: type === 'levelChoice' ? 'chooseSkill' : 'chooseSpell', moves }];
}

export function applyChoice(game: MagesState, seat: Seat, move: MagesMove): void {
  if (move.do === 'chooseSkill') {
    tell<MagesEvent>({ is: 'skillChosen', seat, skill: move.skill });
    raiseLevel(game, seat, move.skill);
  } else if (move.do === 'chooseSpell') {
    playerOf(game, seat).chosenSpell = move.spell;
    tell<MagesEvent>({ is: 'spellChosen', seat, spell: move.spell });
  }
}
