import { playerOf, type Seat, tell } from '@conclave/engine';
import { type Character, characterCards, SPELLS } from '../cards/index.ts';
import type { Asks, MagesEvent, MagesMove, MagesPrompt } from '../moves.ts';
import type { MagesState } from '../state.ts';
import { undiscountedSpells } from './characters.ts';
import { gainHeart, raiseLevel, skillsBelowTop } from './hearts-and-levels.ts';
import { rule } from './rule.ts';

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

/** The choice a character brings, at the start or when claimed: none for most. */
export function choiceOf(game: MagesState, seat: Seat, character: Character): MagesPrompt[] {
  const player = playerOf(game, seat);
  const { type } = characterCards[character].claim;
  if (type === 'levelChoice')
    return asking(
      seat,
      'chooseSkill',
      skillsBelowTop(player).map((skill) => ({ do: 'chooseSkill', skill })),
    );
  if (type === 'spellPriceChoice')
    return asking(
      seat,
      'chooseSpell',
      undiscountedSpells(player).map((spell) => ({ do: 'chooseSpell', spell })),
    );
  return [];
}

const asking = (seat: Seat, ask: Asks, moves: MagesMove[]): MagesPrompt[] => (moves.length === 0 ? [] : [{ seat, ask, moves }]);

export function applyChoice(game: MagesState, seat: Seat, move: MagesMove): void {
  if (move.do === 'chooseSkill') {
    tell<MagesEvent>({ is: 'skillChosen', seat, skill: move.skill });
    raiseLevel(game, seat, move.skill);
  } else if (move.do === 'chooseSpell') {
    playerOf(game, seat).chosenSpell = move.spell;
    tell<MagesEvent>({ is: 'spellChosen', seat, spell: move.spell });
  }
}
