import { lookUp } from './lookup.ts';
import { printed } from './messages.ts';

/** What a table may agree on before a game: a switch, or one of a few values. */
export type OptionSpec =
  | { readonly kind: 'switch'; readonly label: string; readonly default: boolean }
  | {
      readonly kind: 'choice';
      readonly label: string;
      readonly values: readonly string[];
      /** Values in words, where they are not words themselves. */
      readonly labels?: Readonly<Record<string, string>>;
      readonly default: string;
    };

export type OptionSpecs = Record<string, OptionSpec>;

/** The agreed options, from their specifications. */
export type OptionsOf<S extends OptionSpecs> = {
  readonly [K in keyof S]: S[K] extends { kind: 'choice'; values: readonly (infer V)[] } ? V : boolean;
};

/** An option of a game. A language calls it `option.<name>`, and its values `option.<name>.<value>`. */
export interface OptionOf {
  readonly game: string;
  readonly name: string;
  readonly spec: OptionSpec;
}

/** An option as a table reads it. */
export const optionLabel = ({ game, name, spec }: OptionOf): string => printed(`${game}/option.${name}`, spec.label);

/** A value of a choice as a table reads it. */
export function valueLabel({ game, name, spec }: OptionOf, value: string): string {
  const english = spec.kind === 'choice' && spec.labels ? lookUp(spec.labels, value) : undefined;
  return printed(`${game}/option.${name}.${value}`, english ?? value);
}

const choicesOf = (spec: OptionSpec): readonly string[] => (spec.kind === 'switch' ? ['true', 'false'] : spec.values);

const known = (specs: OptionSpecs): string => {
  const keys = Object.keys(specs);
  return keys.length > 0 ? `There are: ${keys.join(', ')}.` : 'This game has none.';
};

/** Fills in defaults; throws an `Error` with a plain sentence where an option is unknown or wrong. */
export function readOptions<S extends OptionSpecs>(specs: S, given: unknown = {}): OptionsOf<S> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw new Error('Options are an object.');
  const chosen = given as Record<string, unknown>;
  const unknown = Object.keys(chosen).find((key) => !Object.hasOwn(specs, key));
  if (unknown !== undefined) throw new Error(`There is no option "${unknown}". ${known(specs)}`);
  const read = Object.entries(specs).map(([key, spec]) => {
    const value = lookUp(chosen, key) ?? spec.default;
    const isGood = spec.kind === 'switch' ? typeof value === 'boolean' : spec.values.includes(value as string);
    if (!isGood) throw new Error(`The option "${key}" cannot be ${JSON.stringify(value)}: it is one of ${choicesOf(spec).join(', ')}.`);
    return [key, value];
  });
  return Object.fromEntries(read) as OptionsOf<S>;
}
