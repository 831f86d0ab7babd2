import { playerOf, type Seat, tell } from '@conclave/engine';
import { type Ability, type AbilityOf, type Character, characterCard, type Effect, type Skill, SPELLS, type Spell } from '../cards/index.ts';
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
    give(game, seat, characterCard(character).claim);
  },
  /** MG-CHAR-GLADIUS-02, MG-CHAR-ELAD-02 */
  theClaimantChooses: {
    ask: (game, { seat, character }) => choiceOf(game, seat, characterCard(character).claim),
    chosen: (game, { seat, character }, move) => applyChoice(game, seat, characterCard(character).claim, move),
  },
});

type Given<T extends Ability> = (game: MagesState, seat: Seat, effect: AbilityOf<T>) => void;
const nothingAtOnce = (): void => {};

/** What each effect gives its claimant there and then, without a choice. */
const gifts: { [T in Ability]: Given<T> } = {
  level: (game, seat, { skill, amount }) => raiseLevels(game, seat, skill, amount),
  gainHeart(game, seat, { amount }) {
    for (let i = 0; i < amount; i++) gainHeart(game, seat);
  },
  gainSpells: (game, seat, { each }) => takeEachSpell(game, seat, each),
  levelChoice: nothingAtOnce,
  spellPriceChoice: nothingAtOnce,
  spellPrice: nothingAtOnce,
  handLimit: nothingAtOnce,
  itemPrice: nothingAtOnce,
  trollRollsPerAction: nothingAtOnce,
  rowWildLimitPerTurn: nothingAtOnce,
  startingHearts: nothingAtOnce,
  startingSpells: nothingAtOnce,
};

const give = (game: MagesState, seat: Seat, effect: Effect): void => (gifts[effect.type] as Given<Ability>)(game, seat, effect);

function raiseLevels(game: MagesState, seat: Seat, skill: Skill, amount: number): void {
  for (let i = 0; i < amount; i++) raiseLevel(game, seat, skill);
}

/** MG-CHAR-AKONIDAN-02 */
function takeEachSpell(game: MagesState, seat: Seat, each: number): void {
  const spells = SPELLS.flatMap((spell) => Array<Spell>(Math.min(each, game.spells[spell])).fill(spell));
  for (const spell of spells) {
    game.spells[spell]--;
    playerOf(game, seat).hand.push(spell);
  }
  tell<MagesEvent>({ is: 'spellsClaimed', seat, spells });
}

const asking = (seat: Seat, ask: Asks, moves: MagesMove[]): MagesPrompt[] => (moves.length === 0 ? [] : [{ seat, ask, moves }]);

/** The choice a character brings, at the start or when claimed: none for most. */
export function choiceOf(game: MagesState, seat: Seat, { type }: Effect): MagesPrompt[] {
  const player = playerOf(game, seat);
  const skills = type === 'levelChoice' ? skillsBelowTop(player) : [];
  const spells = type === 'spellPriceChoice' ? undiscountedSpells(player) : [];
  return [
    ...asking(
      seat,
      'chooseSkill',
      skills.map((skill) => ({ do: 'chooseSkill', skill })),
    ),
    ...asking(
      seat,
      'chooseSpell',
      spells.map((spell) => ({ do: 'chooseSpell', spell })),
    ),
  ];
}

export function applyChoice(game: MagesState, seat: Seat, effect: Effect, move: MagesMove): void {
  if (move.do === 'chooseSkill' && effect.type === 'levelChoice') {
    tell<MagesEvent>({ is: 'skillChosen', seat, skill: move.skill });
    raiseLevels(game, seat, move.skill, effect.amount);
  } else if (move.do === 'chooseSpell') {
    playerOf(game, seat).chosenSpell = move.spell;
    tell<MagesEvent>({ is: 'spellChosen', seat, spell: move.spell });
  }
}
