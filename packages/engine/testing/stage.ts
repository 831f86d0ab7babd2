import {
  type Core,
  carryOut,
  type GameEvent,
  type GameModule,
  hashOf,
  hearing,
  isSame,
  judge,
  type Move,
  type Prompt,
  type Refusal,
  type Seat,
} from '@conclave/engine';

/** Details of a move as a test writes them: an actor stands for its seat. */
export type Details = Record<string, unknown>;

/** A refusal as it reads in English: the same as data says nothing more. */
const asRead = ({ said: _, ...read }: Refusal): Omit<Refusal, 'said'> => read;

/** Somebody in a scenario. */
export interface Actor<M extends Move = Move> {
  readonly seat: Seat;
  readonly name: string;
  /** Makes the first offered (or accepted) move of that kind with these details. */
  plays(kind: M['do'], details?: Details): void;
  /** Sees the move refused, with nothing changed; the refusal. */
  cannot(kind: M['do'], details?: Details): Omit<Refusal, 'said'>;
  /** The moves of that kind offered now; of every kind, if none is named. */
  offered(kind?: M['do']): readonly M[];
  readonly isAsked: boolean;
}

/** The table of a scenario. */
export interface Stage<G extends Core, M extends Move, E extends GameEvent> {
  readonly game: G;
  readonly actors: readonly Actor<M>[];
  /** What was told since the last look. */
  heard(): E[];
  /** The next rolls, in order. All must be used before the table is back at rest. */
  willRoll(...rolls: number[]): void;
  /** The question open now. */
  readonly question: string | undefined;
  /** Fails unless that seat is asked (that question) and every scripted roll was used. */
  isBackTo(actor: Actor<M>, ask?: string): void;
  /** Fails unless the game is over and every scripted roll was used. */
  isOver(): void;
}

const fail = (message: string): never => {
  throw new Error(message);
};

/** Sets actors around a prepared position. The rules run on until somebody is asked. */
export function stage<G extends Core, M extends Move, V, E extends GameEvent>(
  module: GameModule<G, M, V, E>,
  game: G,
  names: readonly string[],
): Stage<G, M, E> {
  const told: E[] = [];
  let prompts: readonly Prompt<M>[] = [];
  const follow = (act: () => readonly Prompt<M>[]): void => {
    const heard = hearing(act);
    prompts = heard.value;
    told.push(...(heard.told.map((one) => one.event) as E[]));
  };
  const promptOf = (seat: Seat): Prompt<M> | undefined => prompts.find((prompt) => prompt.seat === seat);
  const unusedRolls = (): number[] => game.random.script ?? [];

  const offeredTo = (seat: Seat): readonly M[] => [...(promptOf(seat)?.moves ?? []), ...(module.anytime?.moves(game, seat) ?? [])];
  const matching = (seat: Seat, wanted: M): M | undefined =>
    offeredTo(seat).find((move) => Object.entries(wanted).every(([key, value]) => isSame(move[key as keyof M], value)));

  const intend = (kind: M['do'], details: Details): M =>
    ({ do: kind, ...Object.fromEntries(Object.entries(details).map(([key, value]) => [key, isActor(value) ? value.seat : value])) }) as unknown as M;

  const actor = (name: string, seat: Seat): Actor<M> => ({
    seat,
    name,
    plays(kind, details = {}) {
      const wanted = intend(kind, details);
      const move = matching(seat, wanted) ?? wanted;
      const refusal = judge(module, game, { prompts, seat, move });
      if (refusal)
        fail(`${name} cannot ${JSON.stringify(wanted)}: ${refusal.reason} (${refusal.rule}). Offered: ${JSON.stringify(promptOf(seat)?.moves ?? [])}`);
      follow(() => carryOut(module, game, seat, move));
    },
    cannot(kind, details = {}) {
      const wanted = intend(kind, details);
      const before = hashOf(game);
      if (matching(seat, wanted)) fail(`${name} is offered ${JSON.stringify(wanted)}`);
      // Partial moves are questions too: what is not even offered in part is asked of `whyNot`.
      const judged = judge(module, game, { prompts, seat, move: wanted });
      const refusal = judged?.rule === 'TABLE-SHAPE' ? (module.whyNot(game, seat, wanted) ?? judged) : judged;
      if (hashOf(game) !== before) fail('a refused move changed the game');
      return asRead(refusal ?? fail(`${name} may ${JSON.stringify(wanted)}`));
    },
    offered: (kind) => offeredTo(seat).filter((move) => kind === undefined || move.do === kind),
    get isAsked() {
      return promptOf(seat) !== undefined;
    },
  });

  follow(() => module.rulebook.settle(game));
  return {
    game,
    actors: names.map(actor),
    heard: () => told.splice(0),
    willRoll(...rolls) {
      game.random.script = [...unusedRolls(), ...rolls];
    },
    get question() {
      return prompts[0]?.ask;
    },
    isBackTo({ seat, name }, ask) {
      if (unusedRolls().length > 0) fail(`rolls were not used: ${unusedRolls().join(', ')}`);
      const prompt = promptOf(seat) ?? fail(`${name} is not asked; seats asked: ${prompts.map((one) => one.seat).join(', ') || 'none'}`);
      if (ask !== undefined && prompt.ask !== ask) fail(`${name} is asked ${prompt.ask}, not ${ask}`);
    },
    isOver() {
      if (unusedRolls().length > 0) fail(`rolls were not used: ${unusedRolls().join(', ')}`);
      if (game.result === null) fail('the game is not over');
    },
  };
}

const isActor = (value: unknown): value is Actor => typeof value === 'object' && value !== null && 'seat' in value && 'plays' in value;
