import { type Core, canonical, isSame, type Seat, type Viewer } from '@conclave/engine';

/** What the suite must know about a game beyond its module. */
export interface ContractSpec<G extends Core> {
  /** Seat counts to play; all that the game allows, unless said. */
  readonly seats?: readonly number[];
  /** Option sets to play; the defaults, unless said. */
  readonly options?: readonly Record<string, boolean | string>[];
  /** Random games a check plays for each seat count and option set; `CONCLAVE_GAMES` in the environment asks for another number. */
  readonly games: number;
  /** The most decisions a random game may take. */
  readonly bound: number;
  /** Everything that must stay the same in number: cards, dice, tokens, by kind. */
  count(state: G): Record<string, number>;
  /** The hidden parts of a position, by name, for one seat: the suite sees each of them change when it is dealt anew. */
  secrets(state: G, seat: Seat): Record<string, unknown>;
  /** Steps that random games may miss, each covered by a scenario of its own. */
  readonly rare?: readonly string[];
}

/** A named check that throws where the game breaks its promise. */
export interface Check {
  readonly name: string;
  run(): void;
}

export const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn'];

export const fail = (message: string): never => {
  throw new Error(message);
};
export const expectSame = (a: unknown, b: unknown, message: string): void => {
  if (!isSame(a, b)) fail(`${message}\n  ${canonical(a).slice(0, 600)}\n  ${canonical(b).slice(0, 600)}`);
};

/** The same to the letter, as it is sent: the order of keys tells something too. */
export const expectAlike = (a: unknown, b: unknown, message: string): void => {
  expectSame(a, b, message);
  const [one, other] = [JSON.stringify(a), JSON.stringify(b)];
  if (one === other) return;
  const at = [...one].findIndex((letter, i) => letter !== other[i]);
  fail(`${message}, through the order of keys\n  ${one.slice(at - 80, at + 80)}\n  ${other.slice(at - 80, at + 80)}`);
};

export const viewers = (state: Core): Viewer[] => [...Array.from({ length: state.seats }, (_, seat) => seat), 'spectator'];

export type Setting = { seats: number; seed: number; options: Record<string, boolean | string> };
