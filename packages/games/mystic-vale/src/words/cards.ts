import { listed } from '@conclave/engine';
import { advancementNamed, type Effect, leaderNamed, nameOf, POSITIONS, SPIRITS, type Symbols, tokenNamed, valeNamed } from '../cards/index.ts';
import type { ScorePart } from '../scoring.ts';
import { type CardLook, cardLook, type Forecast, type Means, type MysticValeView, type PlayerView } from '../view/index.ts';

/** "Algeni, Fierce Heart" */
export function leaderName(id: string): string {
  const leader = leaderNamed(id);
  return leader ? `${leader.name}, ${leader.title}` : nameOf(id);
}

/** A crafted card by its parts: "top Cursed Land, bottom Oakling". */
export function describeCard(card: CardLook): string {
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
const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));

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

export function describeMeans(means: Readonly<Means>, vp = 'blue VP'): string {
  const parts = [`${means.mana} mana`, ...SPIRITS.flatMap((spirit) => (means[spirit] ? [`${means[spirit]} ${spirit}`] : []))];
  return listed(means.vp > 0 ? [...parts, `${means.vp} ${vp}`] : parts);
}

export const moverOf = (view: MysticValeView): PlayerView => {
  const player = view.players[view.turn.seat];
  if (!player) throw new Error('nobody moves');
  return player;
};

/** A card of whose turn it is, with its place: "card 2 (top Cursed Land)". */
export function describePlace(view: MysticValeView, on: number): string {
  const player = moverOf(view);
  const words = describeCard(cardLook(player, on));
  const at = player.field.indexOf(on);
  return at >= 0 ? `card ${at + 1} (${words})` : `the on-deck card (${words})`;
}

/** "a", "a and b" of catalogue ids. */
export const listNames = (ids: readonly string[]): string => listed(ids.map(nameOf));
/** A crafted card in a line of the log. */
export const nameParts = (parts: readonly string[]): string => parts.map(nameOf).join(' + ');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const PARTS: Record<ScorePart, string> = {
  tokens: 'VP tokens',
  advancements: 'advancements',
  doubling: 'Medusa Grotto',
  vales: 'vales',
  leader: 'leader',
  amulet: 'amulet',
  negative: 'red VP',
};

/** "VP tokens 16, vales 6, red VP −4, in all 18" */
export function scoreLine(lines: readonly { part: ScorePart; points: number }[], total: number): string {
  return [...lines.map(({ part, points }) => `${PARTS[part]} ${signed(points)}`), `in all ${signed(total)}`].join(', ');
}

/** "Oakling (middle)" */
export const pieceName = ({ card, position }: { card: string; position: string }): string => `${nameOf(card)} (${position})`;

/** What a card of the commons or a vale does; soil and lands tell nothing beside their symbols. */
export const textOf = (card: string): string => (advancementNamed(card) ?? valeNamed(card))?.text ?? '';

/** "Oakling (middle), 2 mana. Shows 1 forest spirit." */
export function advancementLine(piece: { card: string; position: string }): string {
  const advancement = advancementNamed(piece.card);
  const place = `${piece.position}${advancement?.eclipse ? ', eclipse' : ''}`;
  return `${nameOf(piece.card)} (${place}), ${advancement?.cost ?? 0} mana. ${textOf(piece.card)}`;
}

/** "Azure Lake, 1 animal and 1 forest. Shows 2 gray VP." */
export function valeLine(card: string): string {
  const vale = valeNamed(card);
  if (!vale) return nameOf(card);
  const { any, ...types } = vale.cost;
  const spirits = Object.entries(types).flatMap(([type, n]) => (n > 0 ? [describeSpirits({ [type]: n })] : []));
  return `${vale.name}, ${listed([...spirits, ...(any > 0 ? [`${any} of any type`] : [])])}. ${vale.text}`;
}

/** A leader, amulet or token with what it does. */
export function powerLine(card: string): string {
  const leader = leaderNamed(card);
  const token = tokenNamed(card);
  const worth = (token?.vpEnd ?? 0) + (token?.vpNegative ?? 0);
  const facts = [...(leader ? [`upgraded for ${leader.start.upgradeCost} mana`] : []), ...(worth === 0 ? [] : [`worth ${signed(worth)} VP`])];
  return `${[leaderName(card), ...facts].join(', ')}. ${leader?.text ?? token?.text ?? ''}`;
}

/** Only what there is: "2 mana and 1 VP". */
export function givenWords(means: Readonly<Means> | undefined): string {
  const kinds = ['mana', ...SPIRITS, 'vp'] as const;
  const parts = kinds.flatMap((kind) => (means?.[kind] ? [`${means[kind]} ${kind === 'vp' ? 'VP' : kind}`] : []));
  return parts.length > 0 ? listed(parts) : 'nothing';
}

/** "3 mana and 1 VP, counting Feral Chieftain, with Call of the Hunt to use" */
export function forecastWords({ means, counted, uses }: Forecast): string {
  const counting = counted.length > 0 ? `, counting ${listNames(counted)}` : '';
  return `${describeMeans(means, 'VP')}${counting}${uses.length > 0 ? `, with ${listNames(uses)} to use` : ''}`;
}

const inWords = (effects: readonly Effect[]): string[] => effects.map(({ text }) => text);

/** "Evoke Moon Stone: 1 wild spirit, ..." */
export const evokeLine = (card: string): string => `Evoke ${[nameOf(card), ...inWords(tokenNamed(card)?.active.effects ?? [])].join(': ')}`;

/** "Upgrade Morlok for 6 mana. Upgraded side: 1 mana. Gives ..." */
export function upgradeLine(card: string): string {
  const leader = leaderNamed(card);
  if (!leader) return 'Upgrade your leader';
  const side = [`Upgraded side: ${describeSymbols(leader.upgraded.symbols)}.`, ...inWords(leader.upgraded.effects)];
  return `Upgrade ${leader.name} for ${leader.start.upgradeCost} mana. ${side.join(' ')}`;
}
