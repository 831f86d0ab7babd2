import { fastRandom, playerOf } from '@conclave/engine';
import { type Actor, stage } from '@conclave/engine/testing';
import { allVales } from './cards/cards.ts';
import { faceOf } from './cards/craft.ts';
import { mysticVale } from './index.ts';
import { layTable, NAMES, type Spec } from './moments/lay.ts';
import type { MysticValeMove } from './moves.ts';
import { NONE, type Player } from './state.ts';

export { make, type PlayerSpec, piece } from './moments/lay.ts';

/** A position made of what matters, with the actors around it. */
export function scenario(spec: Spec = {}) {
  const game = layTable(spec, fastRandom(1));
  const table = stage(mysticVale, game, NAMES.slice(0, game.seats));
  const [ana, ben, cleo, dan] = table.actors as [Actor<MysticValeMove>, Actor<MysticValeMove>, Actor<MysticValeMove>, Actor<MysticValeMove>];
  const player = (actor: Actor<MysticValeMove>): Player => playerOf(game, actor.seat);
  const words = (actor: Actor<MysticValeMove>, cards: readonly number[]): string[] =>
    cards.map((card) => faceOf(player(actor).cards[card] ?? NONE).parts.join('+'));
  return {
    game,
    table,
    ana,
    ben,
    cleo,
    dan,
    player,
    field: (actor: Actor<MysticValeMove>): string[] => words(actor, player(actor).field),
    discardPile: (actor: Actor<MysticValeMove>): string[] => words(actor, player(actor).discard),
    /** Top first. */
    deck: (actor: Actor<MysticValeMove>): string[] => words(actor, player(actor).deck.toReversed()),
    onDeck: (actor: Actor<MysticValeMove>): string | undefined => words(actor, player(actor).onDeck === NONE ? [] : [player(actor).onDeck])[0],
    valesOf: (actor: Actor<MysticValeMove>): string[] => player(actor).vales.map((vale) => allVales()[vale]?.id ?? ''),
  };
}
