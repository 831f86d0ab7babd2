import { listed } from '@conclave/engine';
import { leaderNamed, nameOf, SPIRITS } from './cards/cards.ts';
import { POSITIONS, type Symbols } from './cards/schema.ts';
import type { CardView, Means, MysticValeView, PlayerView } from './view.ts';

export { nameOf };

/** "Algeni, Fierce Heart" */
export function leaderName(id: string): string {
  const leader = leaderNamed(id);
  return leader ? `${leader.name}, ${leader.title}` : nameOf(id);
}

/** A crafted card by its parts: "top Cursed Land, bottom Oakling". */
export function describeCard(card: CardView): string {
  if (card.side) return `${nameOf(card.base)}${card.side === 'upgraded' ? ' (upgraded)' : ''}`;
  const parts = card.sections.flatMap(({ shows, covered }, place) =>
    shows ? [`${POSITIONS[place]} ${nameOf(shows)}${covered ? ` over ${nameOf(covered)}` : ''}`] : [],
  );
  return parts.length > 0 ? parts.join(', ') : 'blank card';
}

const SYMBOL_NAMES: [keyof Symbols, string, string][] = [
  ['mana', 'mana', 'mana'],
  ['decay', 'decay', 'decay'],
  ['growth', 'growth', 'growth'],
  ['animal', 'animal', 'animal'],
  ['forest', 'forest', 'forest'],
  ['sky', 'sky', 'sky'],
  ['wild', 'wild', 'wild'],
  ['guardian', 'guardian', 'guardians'],
  ['vpHarvest', 'blue VP', 'blue VP'],
  ['vpEnd', 'gray VP', 'gray VP'],
  ['vpNegative', 'red VP', 'red VP'],
];

/** With a real minus, as the cards have it. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** "1 mana, 2 sky", or nothing at all as "no symbols". */
export function describeSymbols(symbols: Partial<Symbols>): string {
  const parts = SYMBOL_NAMES.flatMap(([symbol, one, many]) => (symbols[symbol] ? [`${signed(symbols[symbol])} ${symbols[symbol] === 1 ? one : many}`] : []));
  return parts.length > 0 ? parts.join(', ') : 'no symbols';
}

/** "1 animal and 2 sky" */
export function describeSpirits(spirits: Partial<Record<string, number>>): string {
  const parts = SPIRITS.flatMap((spirit) => (spirits[spirit] ? [`${spirits[spirit]} ${spirit}`] : []));
  return parts.length > 0 ? listed(parts) : 'no spirits';
}

export function describeMeans(means: Means): string {
  const parts = [`${means.mana} mana`, ...SPIRITS.flatMap((spirit) => (means[spirit] ? [`${means[spirit]} ${spirit}`] : []))];
  return listed(means.vp > 0 ? [...parts, `${means.vp} blue VP`] : parts);
}

export const moverOf = (view: MysticValeView): PlayerView => {
  const player = view.players[view.turn.seat];
  if (!player) throw new Error('nobody moves');
  return player;
};

export function cardOf({ cards }: PlayerView, on: number): CardView {
  const card = cards[on];
  if (!card) throw new Error(`there is no card ${on}`);
  return card;
}

/** A card of whose turn it is, with its place: "card 2 (top Cursed Land)". */
export function describePlace(view: MysticValeView, on: number): string {
  const player = moverOf(view);
  const words = describeCard(cardOf(player, on));
  const at = player.field.indexOf(on);
  return at >= 0 ? `card ${at + 1} (${words})` : `the on-deck card (${words})`;
}

/** "a", "a and b" of catalogue ids. */
export const listNames = (ids: readonly string[]): string => listed(ids.map(nameOf));
/** A crafted card in a line of the log. */
export const nameParts = (parts: readonly string[]): string => parts.map(nameOf).join(' + ');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
