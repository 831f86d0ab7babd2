import { listed } from '@conclave/engine';
import { advancementNamed, leaderNamed, tokenNamed, valeNamed } from './cards/cards.ts';
import type { Effect } from './cards/schema.ts';
import { describeSpirits, describeSymbols, leaderName, nameOf, signed } from './names.ts';
import type { ScorePart } from './scoring.ts';
import type { PlayerView } from './view.ts';

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

/** Beside its symbols, what a Harvest would offer: ", with Peacekeeper Druid to use". */
export const helpWords = ({ helps }: PlayerView): string => (helps.length > 0 ? `, with ${listed(helps.map(nameOf))} to use` : '');

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
