import { listed, type Section, type Voice } from '@conclave/engine';
import { type Card, type Character, SKILLS, SPELLS } from '../cards/index.ts';
import type { AttackView, MagesView, PlayerView } from '../view/index.ts';
import { abilityInWords } from './abilities.ts';
import { actions, cards, cardsInWords, hearts, named, percent, sorted } from './cards.ts';

/** "Lord Mortimer (Items for 200 Fin)". */
function characterInWords(character: Character): string {
  const ability = abilityInWords(character);
  return `${named(character)}${ability ? ` (${ability})` : ''}`;
}

function playerLine(player: PlayerView, seat: number, voice: Voice): string {
  const who = `${voice.name(seat)}${player.character ? `, ${characterInWords(player.character)}` : ''}`;
  if (player.status === 'out') return `${who}: out of the game.`;
  const skills = SKILLS.map((skill) => `${named(skill)} ${player.levels[skill]}`).join(', ');
  const state = player.status === 'dead' ? 'dead, may roll to return' : `${hearts(player.hearts)}, ${cards(player.cards)} in hand`;
  return `${who}: ${[state, skills, ...extrasOf(player)].join('; ')}.`;
}

function extrasOf({ claimed, chosenSpell, table, hasTroll }: PlayerView): string[] {
  return [
    ...(claimed.length > 0 ? [`claimed ${listed(claimed.map(characterInWords))}`] : []),
    ...(chosenSpell ? [`chose ${named(chosenSpell)}, for 1 Jewel`] : []),
    ...(table.length > 0 ? [`in front: ${cardsInWords(table)}`] : []),
    ...(hasTroll ? ['owns the Troll'] : []),
  ];
}

function attackLine({ spell, caster, target, attacker, defender, countered, doubled, casting, chance }: AttackView, voice: Voice): string[] {
  const which = doubled ? ` (casting ${casting} of 2)` : '';
  return [
    `${voice.name(caster)} ${voice.verb(caster, 'attack', 'attacks')} ${voice.whom(target)} with ${named(spell)}${which}.`,
    `Die of ${attacker.sides}${signed(attacker.modifier)} against die of ${defender.sides}${signed(defender.modifier)}.`,
    ...(countered ? [`A ${countered === 'counter' ? 'Counter' : 'Shield used as a Counter'} is in force.`] : []),
    ...(chance === null ? [] : [`It strikes with a chance of ${percent(chance)}.`]),
  ];
}

const signed = (modifier: number): string => (modifier === 0 ? '' : modifier > 0 ? ` + ${modifier}` : ` - ${-modifier}`);

function nowLines(view: MagesView, voice: Voice): string[] {
  if (view.result) return ['The game is over.'];
  if (view.attack) return attackLine(view.attack, voice);
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
    ...(own?.hand ? [{ heading: 'Your hand', lines: handLines(own.hand, own.handLimit) }] : []),
    { heading: 'Players', lines: view.players.map((player, seat) => playerLine(player, seat, voice)) },
    { heading: 'Table', lines: pileLines(view, voice) },
  ];
}
