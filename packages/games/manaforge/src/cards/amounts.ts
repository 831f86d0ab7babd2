import { type Amounts, ELEMENTS, type Element } from './schema.ts';

/** Elements are counted in the order earth, fire, wind, water: an amount of each is a list of four. */
export type ByElement = readonly number[];
export const NONE: ByElement = [0, 0, 0, 0];

/** Units to be paid: some of fixed elements, some of any mix. */
export interface Price {
  readonly fixed: ByElement;
  readonly any: number;
  readonly total: number;
}

/** One way to gain mana; `take` names what was chosen, where there is a choice. */
export interface ManaOption {
  readonly take: readonly Element[] | undefined;
  readonly mana: ByElement;
}

export const byElement = (amounts: Amounts): number[] => ELEMENTS.map((element) => amounts[element] ?? 0);
const sum = (amounts: ByElement): number => amounts.reduce((total, n) => total + n, 0);

export function priceOf(amounts: Amounts): Price {
  const fixed = byElement(amounts);
  const any = amounts.any ?? 0;
  return { fixed, any, total: sum(fixed) + any };
}

const named = (amounts: ByElement): Element[] => ELEMENTS.flatMap((element, e) => Array<Element>(amounts[e] ?? 0).fill(element));

/** All ways to name `n` elements, in order and with repetition. */
function namings(n: number, from = 0): number[][] {
  if (n === 0) return [[]];
  return ELEMENTS.flatMap((_, e) => (e < from ? [] : namings(n - 1, e).map((rest) => [e, ...rest])));
}

/** MF-MANA-07: of what is gained as `any`, each unit's element is named. */
export function gainsOf(amounts: Amounts): ManaOption[] {
  const fixed = byElement(amounts);
  if (!amounts.any) return [{ take: undefined, mana: fixed }];
  return namings(amounts.any).map((naming) => ({
    take: naming.map((e) => ELEMENTS[e] as Element),
    mana: fixed.map((n, e) => n + naming.filter((one) => one === e).length),
  }));
}

export const chooseOne = (options: readonly { mana: Amounts }[]): ManaOption[] =>
  options.map(({ mana }) => ({ take: named(byElement(mana)), mana: byElement(mana) }));
