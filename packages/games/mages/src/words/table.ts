import { listed, playerOf, type Seat, type Section, type Voice } from '@conclave/engine';
import { type Card, type Character, SKILLS, SPELLS } from '../cards/index.ts';
import { handLimit } from '../rules/index.ts';
import { type AttackView, duelOf, type MagesView, type PlayerView } from '../view/index.ts';
import { abilityInWords } from './abilities.ts';
import { actions, cards, cardsInWords, hearts, named, percent, sorted } from './cards.ts';

/** "Lord Mortimer (Items for 200 Fin)". */
function characterInWords(character: Character): string {
  const ability = abilityInWords(character);
  return `${named(character)}${ability ? ` (${ability})` : ''}`;
}

function playerLine({ players, troll }: MagesView, seat: Seat, voice: Voice): string {
  const player = playerOf({ players }, seat);
  const who = `${voice.name(seat)}${player.character ? `, ${characterInWords(player.character)}` : ''}`;
  if (player.status === 'out') return `${who}: out of the game.`;
  const skills = SKILLS.map((skill) => `${named(skill)} ${player.levels[skill]}`).join(', ');
  const state = player.status === 'dead' ? 'dead, may roll to return' : `${hearts(player.hearts)}, ${cards(player.cards)} in hand`;
  return `${who}: ${[state, skills, ...extrasOf(player), ...(troll === seat ? ['owns the Troll'] : [])].join('; ')}.`;
}

function extrasOf({ claimed, chosenSpell, table }: PlayerView): string[] {
  return [
    ...(claimed.length > 0 ? [`claimed ${listed(claimed.map(characterInWords))}`] : []),
    ...(chosenSpell ? [`chose ${named(chosenSpell)}, for 1 Jewel`] : []),
    ...(table.length > 0 ? [`in front: ${cardsInWords(table)}`] : []),
  ];
}

function attackLines(view: MagesView, attack: AttackView, voice: Voice): string[] {
  const { spell, caster, target, counter, doubled, second, stage } = attack;
  const { first, second: other, chance } = duelOf(view, attack);
  const isOpen = stage === 'answer' || stage === 'shatter' || stage === 'layCards';
  return [
    `${voice.name(caster)} ${voice.verb(caster, 'attack', 'attacks')} ${voice.whom(target)} with ${named(spell)}${doubled ? ` (casting ${second ? 2 : 1} of 2)` : ''}.`,
    `Die of ${first.sides}${signed(first.modifier)} against die of ${other.sides}${signed(other.modifier)}.`,
    ...(counter ? [`${counter === 'counter' ? 'A Counter' : `${named(counter)}, used as a Counter,`} is in force.`] : []),
    ...(isOpen ? [`The chance that it strikes is ${percent(chance)}.`] : []),
  ];
}

const signed = (modifier: number): string => (modifier === 0 ? '' : modifier > 0 ? ` + ${modifier}` : ` - ${-modifier}`);

function nowLines(view: MagesView, voice: Voice): string[] {
  if (view.result) return ['The game is over.'];
  if (view.attack) return attackLines(view, view.attack, voice);
  if (view.active === null) return ['The game is about to begin.'];
  return [`Turn ${view.turns} is ${voice.whose(view.active)} turn; ${actions(view.actions)} left.`];
}

function pileLines(view: MagesView, voice: Voice): string[] {
  const troll = view.troll === null ? 'in the middle' : `with ${voice.whom(view.troll)}`;
  return [
    `Row: ${listed(view.row.map((card) => (card ? named(card) : 'a gap')))}.`,
    `Resource deck: ${cards(view.deck)}; discard pile: ${cards(view.discard.length)}.`,
    `Spell piles: ${listed(SPELLS.map((spell) => `${named(spell)} ${view.spells[spell]}`))}.`,
    `Items: ${cards(view.items)}; discarded: ${view.itemDiscard.length === 0 ? 'none' : cardsInWords(view.itemDiscard)}.`,
    `The Treasure Troll is ${troll}.`,
  ];
}

const handLines = (hand: readonly Card[], limit: number): string[] => [
  hand.length === 0 ? 'No cards.' : `${cardsInWords(sorted(hand))}. The limit is ${limit}.`,
];

/** The table as headed lists, most important first. */
export function tableInWords(view: MagesView, voice: Voice): Section[] {
  const own = voice.viewer === 'spectator' ? undefined : view.players[voice.viewer];
  return [
    { heading: 'Now', lines: nowLines(view, voice) },
    ...(own?.hand ? [{ heading: 'Your hand', lines: handLines(own.hand, handLimit(own)) }] : []),
    { heading: 'Players', lines: view.players.map((_, seat) => playerLine(view, seat, voice)) },
    { heading: 'Table', lines: pileLines(view, voice) },
  ];
}
