import type { Core, Random } from './core.ts';

/** A position laid out by hand, for lessons, tests and pictures. A match may begin with it instead of the usual set-up; its first player is asked. */
export interface Moment<G extends Core = Core> {
  /** By seat. */
  readonly names: readonly string[];
  readonly options?: Readonly<Record<string, boolean | string>>;
  /** The whole table, with all further chance coming from `random`. */
  lay(random: Random): G;
}
