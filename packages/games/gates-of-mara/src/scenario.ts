import { fastRandom, playerOf } from '@conclave/engine';
import { type Actor, type Stage, stage } from '@conclave/engine/testing';
import { figureNames } from './cards/cards.ts';
import { ELEMENTS, type Element, type RealmId } from './cards/schema.ts';
import { gatesOfMara } from './index.ts';
import { lay, type PlayerSpec, type TableSpec as Spec } from './moments/lay.ts';
import type { MaraEvent, MaraMove } from './moves.ts';
import { type MaraState, type Player, pointsOf, realmAt, ringOf } from './state.ts';

export type { PlayerSpec } from './moments/lay.ts';

const NAMES = ['ana', 'ben', 'cleo', 'dan'] as const;
type Name = (typeof NAMES)[number];

export interface TableSpec extends Partial<Record<Name, PlayerSpec>>, Omit<Spec, 'turnOrder'> {
  turnOrder?: Name[];
}

/** Somebody at the table, with what lies in front of them. */
export interface MaraActor extends Actor<MaraMove> {
  readonly player: Player;
  readonly points: number;
  readonly gems: Record<Element, number>;
  influence(realm: RealmId): number;
  claims(realm: RealmId): number;
  cardsOn(figure: string): string[];
}

function actorFor(game: MaraState, actor: Actor<MaraMove>): MaraActor {
  const { seat } = actor;
  const own = {
    get player() {
      return playerOf(game, seat);
    },
    get points() {
      return pointsOf(playerOf(game, seat));
    },
    get gems() {
      return Object.fromEntries(ELEMENTS.map((element, i) => [element, playerOf(game, seat).gems[i] ?? 0])) as Record<Element, number>;
    },
    influence: (realm: RealmId) => realmAt(game, ringOf(game, realm)).influence[seat] ?? 0,
    claims: (realm: RealmId) => realmAt(game, ringOf(game, realm)).claims[seat] ?? 0,
    cardsOn: (figure: string) => playerOf(game, seat).figures[figureNames.indexOf(figure)]?.attachments ?? [],
  };
  return Object.defineProperties(own, Object.getOwnPropertyDescriptors(actor)) as unknown as MaraActor;
}

export interface Scene {
  table: Stage<MaraState, MaraMove, MaraEvent>;
  game: MaraState;
  ana: MaraActor;
  ben: MaraActor;
  cleo: MaraActor;
  dan: MaraActor;
  /** Everybody still in passes, until something else is asked. */
  allPass(): void;
}

/** A table arranged from what matters; everybody else has 11 Energy, no gems and all figures at home. Ana begins. */
export function scenario({ turnOrder, ...spec }: TableSpec = {}): Scene {
  const names = NAMES.slice(0, spec.dan ? 4 : spec.cleo ? 3 : 2);
  const players = names.map((name) => spec[name] ?? {});
  const order = turnOrder && { turnOrder: turnOrder.map((name) => NAMES.indexOf(name)) };
  const game = lay(players, { ...spec, ...order }, fastRandom(1));
  const table = stage(gatesOfMara, game, names);
  const actors = table.actors.map((actor) => actorFor(game, actor));
  const allPass = (): void => {
    while (table.question === 'playOrPass') actors.find(({ isAsked }) => isAsked)?.plays('pass');
  };
  const [ana, ben, cleo, dan] = actors as [MaraActor, MaraActor, MaraActor, MaraActor];
  return { table, game, ana, ben, cleo, dan, allPass };
}
