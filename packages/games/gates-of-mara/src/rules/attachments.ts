import { playerOf, type Seat, tell } from '@conclave/engine';
import { constants, enchantmentOf, figureInfo, HOME, isBanner } from '../cards/index.ts';
import { attachMove, DECLINE, figureName, figureNumber, type MaraEvent, type MaraMove } from '../moves.ts';
import { type Figure, figureOf, type MaraState, type Player } from '../state.ts';
import { NOT_OFFERED, rule } from './rule.ts';

function bannersOn({ attachments }: Figure): number {
  let banners = 0;
  for (const card of attachments) if (isBanner(card)) banners++;
  return banners;
}

/** GM-ATT-01 */
export const hasRoom = (figure: Figure): boolean => figure.attachments.length < constants.attachmentLimit;

/** GM-ATT-02, GM-ATT-06 */
export function hasBannerRoom(figure: Figure, number: number): boolean {
  return hasRoom(figure) && bannersOn(figure) < (figureInfo()[number]?.bannerLimit ?? 0);
}

/** Whether a figure can take a card: room, and for an Enchantment its shape (GM-ENCH-04). */
function canTake(figure: Figure, number: number, card: string): boolean {
  if (isBanner(card)) return hasBannerRoom(figure, number);
  const shape = figureInfo()[number]?.shape;
  return shape !== undefined && enchantmentOf(card).shapes.includes(shape) && hasRoom(figure);
}

export const anyCanTake = ({ figures }: Player, card: string): boolean => figures.some((figure, number) => canTake(figure, number, card));

function sameCards(a: Figure, b: Figure): boolean {
  if (a.attachments.length !== b.attachments.length) return false;
  for (let i = 0; i < a.attachments.length; i++) if (a.attachments[i] !== b.attachments[i]) return false;
  return true;
}

/** An earlier figure of the same kind with the same cards, both at home or both out: moves are offered for that one. */
export function twinOf({ figures }: Player, number: number): number | undefined {
  const figure = figures[number];
  const twin = number - 1;
  const other = figures[twin];
  if (!figure || !other || figureInfo()[twin]?.id !== figureInfo()[number]?.id) return undefined;
  return (figure.at === HOME) === (other.at === HOME) && sameCards(figure, other) ? twin : undefined;
}

function takers(player: Player, card: string): MaraMove[] {
  const moves: MaraMove[] = [];
  for (let number = 0; number < player.figures.length; number++) {
    const figure = player.figures[number];
    if (figure && canTake(figure, number, card) && twinOf(player, number) === undefined) moves.push(attachMove(number));
  }
  return moves;
}

function attachTo(game: MaraState, seat: Seat, card: string, figure: number): void {
  figureOf(game, seat, figure).attachments.push(card);
  tell<MaraEvent>({ is: 'attached', seat, card, figure: figureName(figure) });
}

/** GM-BANNER-01, GM-ENCH-02: the card goes to one of the seat's figures. A Fire Banner may be left (`mayDecline`). */
export const attach = rule<{ seat: Seat; card: string; mayDecline: boolean }>()('attach', {
  chooseItsFigure: {
    auto: true,
    ask(game, { seat, card, mayDecline }) {
      const moves = takers(playerOf(game, seat), card);
      if (!mayDecline) return [{ seat, ask: 'attach', moves }];
      return [{ seat, ask: 'attachFireBanner', moves: [...moves, DECLINE], otherwise: DECLINE }];
    },
    accept(game, { seat, card }, move) {
      const number = move.do === 'attach' ? figureNumber(move.figure) : HOME;
      const figure = playerOf(game, seat).figures[number];
      return figure && canTake(figure, number, card) ? undefined : NOT_OFFERED;
    },
    chosen(game, { seat, card }, move) {
      if (move.do === 'attach') attachTo(game, seat, card, figureNumber(move.figure));
    },
  },
});
