import { push, type Random, shuffle, tell } from '@conclave/engine';
import { CHARACTERS, type Character, characterCard, ITEM_PILE, RESOURCE_DECK, RULES, SPELLS, spellCopies } from './cards/index.ts';
import type { MagesEvent } from './moves.ts';
import { game as wholeGame } from './rules/index.ts';
import type { MagesState, Player } from './state.ts';

/** MG-SETUP-02 */
export const newPlayer = (character: Character | null): Player => ({
  hand: [],
  table: [],
  hearts: RULES.startingHearts,
  levels: { attack: 0, defense: 0, 'dark-magic': 0, healing: 0 },
  character,
  claimed: [],
  chosenSpell: null,
  status: 'living',
  hasResurrected: false,
});

/** MG-SETUP-01 */
export function emptyTable(seats: number, options: Record<string, boolean | string>, random: Random): MagesState {
  return {
    seats,
    stack: [],
    random,
    walls: 0,
    result: null,
    confirmEndOfTurn: options.confirmEndOfTurn !== false,
    deck: [],
    discard: [],
    row: [],
    spells: { ...spellCopies },
    items: [],
    itemDiscard: [],
    box: [],
    troll: null,
    players: [],
    active: 0,
    turns: 0,
    actions: 0,
    mizikoTaken: 0,
    rolls: [],
  };
}

/** MG-SETUP-04: what needs no choice, before any Resource is dealt. */
function applyStart(game: MagesState, player: Player, character: Character): void {
  const { start } = characterCard(character);
  if (start.type === 'level') player.levels[start.skill] += start.amount;
  if (start.type === 'startingHearts') player.hearts = start.value;
  if (start.type !== 'startingSpells') return;
  for (const spell of SPELLS) {
    game.spells[spell] -= start.each;
    for (let i = 0; i < start.each; i++) player.hand.push(spell);
  }
}

/** MG-SETUP-05 */
const replacesResources = ({ character }: Player): boolean => {
  const start = character && characterCard(character).start;
  return start?.type === 'startingSpells' && start.replacesStartingResources;
};

/** MG-SETUP-11 */
export function setup(seats: number, options: Record<string, boolean | string>, random: Random): MagesState {
  const game = emptyTable(seats, options, random);
  game.deck = shuffle(game, [...RESOURCE_DECK]);
  game.items = shuffle(game, [...ITEM_PILE]);
  game.box = shuffle(game, [...CHARACTERS]);
  for (const [seat, character] of game.box.splice(-seats).entries()) {
    const player = newPlayer(character);
    game.players.push(player);
    applyStart(game, player, character);
    tell<MagesEvent>({ is: 'characterDealt', seat, character });
  }
  game.box.sort(); // The order of the cards left over tells nothing, and is nobody's to know.
  for (const player of game.players) if (!replacesResources(player)) player.hand.push(...game.deck.splice(-RULES.startingResources));
  game.row = game.deck.splice(-RULES.rowSize);
  push(game, wholeGame({ chooser: 0 }));
  return game;
}
