import type { Message } from '@conclave/engine';
import {
  advancementNamed,
  effectTexts,
  leaderNamed,
  nameMessage,
  nameOf,
  POSITIONS,
  SPIRITS,
  SYMBOLS,
  type Symbols,
  textOf,
  titleOf,
  tokenNamed,
  valeNamed,
} from '../cards/index.ts';
import { message, say } from '../messages/index.ts';
import type { ScorePart } from '../scoring.ts';
import { type CardLook, cardLook, type Forecast, type Means, type MysticValeView, type PlayerView } from '../view/index.ts';

type Joint = 'part.listed' | 'part.alternatives' | 'part.sentences';

/** Pieces in a row: "1 mana, 2 sky". */
export const joined = (joint: Joint, pieces: readonly string[]): string => (pieces.length > 0 ? pieces.reduce((list, next) => say(joint, { list, next })) : '');

/** An argument for a message that says nothing where there is nothing. */
const orNone = <T extends string | readonly string[]>(argument: T): T | 'none' => (argument.length > 0 ? argument : 'none');

/** "Algeni, Fierce Heart" */
export const leaderName = (id: string): string => (leaderNamed(id) ? say('part.leader', { name: nameOf(id), title: titleOf(id) }) : nameOf(id));

/** A crafted card by its parts: "top Cursed Land, bottom Oakling". */
export function describeCard(card: CardLook): string {
  if (card.side) return card.side === 'upgraded' ? say('part.upgraded', { name: nameOf(card.base) }) : nameOf(card.base);
  const parts = card.sections.flatMap(({ shows, covered }, place) =>
    shows ? [say('part.section', { position: POSITIONS[place] ?? '', name: nameOf(shows), covered: covered ? nameOf(covered) : 'none' })] : [],
  );
  return parts.length > 0 ? joined('part.listed', parts) : say('part.blankCard');
}

/** With a real minus, as the cards have it. */
export const signed = (n: number): string => (n < 0 ? say('part.below', { n: -n }) : String(n));

/** "1 mana, 2 sky", or nothing at all as "no symbols". */
export function describeSymbols(symbols: Partial<Symbols>): string {
  const parts = SYMBOLS.flatMap((symbol) => (symbols[symbol] ? [say(`symbol.${symbol}`, { n: Math.abs(symbols[symbol]) })] : []));
  return parts.length > 0 ? joined('part.listed', parts) : say('symbol.none');
}

const AMOUNTS = ['mana', ...SPIRITS, 'any', 'vp', 'vpHarvest'] as const;
type Amounts = Partial<Record<(typeof AMOUNTS)[number], number>>;

/** What there is of each, such as "2 mana" and "1 sky". */
const amounts = (of: Amounts): string[] => AMOUNTS.flatMap((kind) => (of[kind] ? [say(`symbol.${kind}`, { n: of[kind] })] : []));

/** Spirits alone, to be listed. */
export function spiritsOf({ animal, forest, sky, wild }: Pick<Means, (typeof SPIRITS)[number]>): string[] {
  const parts = amounts({ animal, forest, sky, wild });
  return parts.length > 0 ? parts : [say('symbol.noSpirits')];
}

/** Mana in any case, and whatever else there is. */
const manaAnd = (mana: number, rest: Amounts): string[] => [say('symbol.mana', { n: mana }), ...amounts(rest)];

/** What can be spent in Harvest, with the VP still to be taken. */
export const supplyOf = ({ mana, vp, ...spirits }: Readonly<Means>): string[] => manaAnd(mana, { ...spirits, vpHarvest: vp });

/** What a Harvest begins with. */
export function harvestOf(mana: number, spirits: readonly number[]): string[] {
  const [animal = 0, forest = 0, sky = 0, wild = 0] = spirits;
  return [say('symbol.mana', { n: mana }), ...spiritsOf({ animal, forest, sky, wild })];
}

/** Only what there is: "2 mana" and "1 VP". */
export function givenBy(means: Readonly<Means> | undefined): string[] {
  const parts = amounts(means ?? {});
  return parts.length > 0 ? parts : [say('part.nothing')];
}

/** "3 mana and 1 VP, counting Feral Chieftain, with Call of the Hunt to use" */
export function forecastWords({ means: { mana, ...rest }, counted, uses }: Forecast): string {
  return say('part.forecast', { means: manaAnd(mana, rest), counted: orNone(counted.map(nameOf)), uses: orNone(uses.map(nameOf)) });
}

export const moverOf = (view: MysticValeView): PlayerView => {
  const player = view.players[view.turn.seat];
  if (!player) throw new Error('nobody moves');
  return player;
};

/** A card of whose turn it is, with its place: "card 2 (top Cursed Land)". */
export function describePlace(view: MysticValeView, on: number): string {
  const player = moverOf(view);
  const card = describeCard(cardLook(player, on));
  const at = player.field.indexOf(on);
  return at >= 0 ? say('part.fieldCard', { n: at + 1, card }) : say('part.onDeckCard', { card });
}

/** A crafted card in a line of the log, as data: among many that are revealed it does not count as named, so that a gain of its own still says where it comes from. */
export const craftedOf = (parts: readonly string[]): Message => parts.map(nameMessage).reduce((list, next) => message('part.crafted', { list, next }));

/** "VP tokens 16, vales 6, red VP −4, in all 18" */
export function scoreLine(lines: readonly { part: ScorePart; points: number }[], total: number): string {
  const parts = lines.map(({ part, points }) => say(`score.${part}`, { points: signed(points) }));
  return joined('part.listed', [...parts, say('score.total', { points: signed(total) })]);
}

interface Piece {
  readonly card: string;
  readonly position: string;
}

/** "Oakling (middle)" */
export const pieceName = ({ card, position }: Piece): string => say('part.piece', { name: nameOf(card), position });

/** "Oakling (middle), 2 mana. Shows 1 forest spirit." */
export function advancementLine({ card, position }: Piece): string {
  const { eclipse: isEclipse = false, cost = 0 } = advancementNamed(card) ?? {};
  return say('part.advancement', { name: nameOf(card), position, isEclipse, cost, text: textOf(card) });
}

/** "Azure Lake, 1 animal and 1 forest. Shows 2 gray VP." */
export function valeLine(card: string): string {
  const vale = valeNamed(card);
  return vale ? say('part.vale', { name: nameOf(card), cost: amounts(vale.cost), text: textOf(card) }) : nameOf(card);
}

/** A leader, amulet or token with what it does. */
export function powerLine(card: string): string {
  const leader = leaderNamed(card);
  if (leader) return say('part.leaderPower', { name: leaderName(card), cost: leader.start.upgradeCost, text: textOf(card) });
  const { vpEnd = 0, vpNegative = 0 } = tokenNamed(card) ?? {};
  const worth = vpEnd + vpNegative;
  return say('part.tokenPower', { name: nameOf(card), worth: worth === 0 ? 'none' : signed(worth), text: textOf(card) });
}

/** "Evoke Moon Stone: 1 wild spirit, ..." */
export const evokeLine = (card: string): string =>
  say('move.evoke', { token: nameOf(card), text: orNone(joined('part.sentences', effectTexts(card, 'active'))) });

/** "Upgrade Morlok for 6 mana. Upgraded side: 1 mana. Gives ..." */
export function upgradeLine(card: string): string {
  const leader = leaderNamed(card);
  if (!leader) return say('move.upgradeAny');
  const text = orNone(joined('part.sentences', effectTexts(card, 'upgraded')));
  return say('move.upgrade', { leader: nameOf(card), cost: leader.start.upgradeCost, symbols: describeSymbols(leader.upgraded.symbols), text });
}
