import { listed, playerOf, type Seat, type Section, type Voice } from '@conclave/engine';
import { type Card, type Character, SKILLS, SPELLS, type Spell, spellCards } from '../cards/index.ts';
import { say, sayOf } from '../messages/index.ts';
import { handLimit, itemPrice, spellPrice } from '../rules/index.ts';
import { type AttackView, duelOf, type MagesView, type PlayerView } from '../view/index.ts';
import { abilityInWords } from './abilities.ts';
import { amountInWords, cardsInWords, named, percent, signed, sorted } from './cards.ts';

/** "Lord Mortimer (Items for 200 Fin)". */
function characterInWords(character: Character): string {
  const ability = abilityInWords(character);
  return ability ? say('table.character', { character: named(character), ability }) : named(character);
}

const whoIs = (seat: Seat, character: Character | null, voice: Voice): string =>
  character ? sayOf(voice, 'table.whoAs', { who: seat }, { character: characterInWords(character) }) : sayOf(voice, 'table.who', { who: seat });

/** "Attack 1, Defense 0, Dark Magic 0, Healing 2" */
function skillsInWords({ levels }: PlayerView): string {
  const [attack = '', defense = '', darkMagic = '', healing = ''] = SKILLS.map((skill) => say('table.level', { skill: named(skill), level: levels[skill] }));
  return say('table.skills', { attack, defense, darkMagic, healing });
}

function playerLine({ players, troll }: MagesView, seat: Seat, voice: Voice): string {
  const player = playerOf({ players }, seat);
  const who = whoIs(seat, player.character, voice);
  if (player.status === 'out') return say('table.out', { who });
  const state = player.status === 'dead' ? say('table.dead') : say('table.living', { hearts: player.hearts, cards: player.cards });
  const facts = [state, skillsInWords(player), ...extrasOf(player), ...(troll === seat ? [say('table.troll')] : [])];
  return say('table.player', { who, facts: facts.reduce((all, fact) => say('table.fact', { facts: all, fact })) });
}

function extrasOf({ claimed, chosenSpell, table }: PlayerView): string[] {
  return [
    ...(claimed.length > 0 ? [say('table.claimed', { characters: claimed.map(characterInWords) })] : []),
    ...(chosenSpell ? [say('table.chose', { spell: named(chosenSpell) })] : []),
    ...(table.length > 0 ? [say('table.inFront', { cards: cardsInWords(table) })] : []),
  ];
}

function attackLines(view: MagesView, attack: AttackView, voice: Voice): string[] {
  const { spell, caster, target, counter, doubled, second, stage } = attack;
  const { first, second: other, chance } = duelOf(view, attack);
  const isOpen = stage === 'answer' || stage === 'shatter' || stage === 'layCards';
  const casting = doubled ? (second ? 2 : 1) : 'none';
  return [
    sayOf(voice, 'table.attack', { caster, target }, { spell: named(spell), casting }),
    say('table.dice', { sides: first.sides, ...signed(first.modifier), other: say('table.die', { sides: other.sides, ...signed(other.modifier) }) }),
    ...(counter ? [counter === 'counter' ? say('table.counter') : say('table.asCounter', { card: named(counter) })] : []),
    ...(isOpen ? [say('table.chance', { chance: percent(chance) })] : []),
  ];
}

function nowLines(view: MagesView, voice: Voice): string[] {
  if (view.result) return [say('table.over')];
  if (view.attack) return attackLines(view, view.attack, voice);
  if (view.active === null) return [say('table.beginning')];
  return [sayOf(voice, 'table.turn', { who: view.active }, { turn: view.turns, actions: view.actions })];
}

const discardedInWords = (cards: readonly Card[]): string => (cards.length === 0 ? 'none' : cardsInWords(sorted(cards)));

/** "Fireball 6 for 2 Rubies" */
function pileOf({ spells }: MagesView, spell: Spell, buyer: PlayerView): string {
  const price = amountInWords(spellCards[spell].jewel, spellPrice(buyer, spell));
  return say('table.pile', { spell: named(spell), n: spells[spell], price });
}

/** Prices are the viewer's; to who only looks on, those of the player whose turn it is. */
function pileLines(view: MagesView, voice: Voice): string[] {
  const buyer = playerOf(view, voice.viewer === 'spectator' ? (view.active ?? 0) : voice.viewer);
  return [
    say('table.row', { cards: listed(view.row.map((card) => (card ? named(card) : say('table.gap')))) }),
    say('table.deck', { deck: view.deck, discarded: discardedInWords(view.discard) }),
    say('table.spells', { piles: SPELLS.map((spell) => pileOf(view, spell, buyer)) }),
    say('table.items', { items: view.items, price: itemPrice(buyer), discarded: discardedInWords(view.itemDiscard) }),
    sayOf(voice, 'table.trollIs', { who: view.troll }),
  ];
}

const handLines = (hand: readonly Card[], limit: number): string[] => [
  hand.length === 0 ? say('table.noCards') : say('table.cards', { cards: cardsInWords(sorted(hand)), limit }),
];

/** The table as headed lists, most important first. */
export function tableInWords(view: MagesView, voice: Voice): Section[] {
  const own = voice.viewer === 'spectator' ? undefined : view.players[voice.viewer];
  return [
    { heading: say('table.now'), lines: nowLines(view, voice) },
    ...(own?.hand ? [{ heading: say('table.hand'), lines: handLines(own.hand, handLimit(own)) }] : []),
    { heading: say('table.players'), lines: view.players.map((_, seat) => playerLine(view, seat, voice)) },
    { heading: say('table.table'), lines: pileLines(view, voice) },
  ];
}
