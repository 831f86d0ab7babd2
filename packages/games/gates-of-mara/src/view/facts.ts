import { type Ability, abilityById, type Cost, costWords, ELEMENTS, type Element, nameOf, type Picture, textOf } from '../cards/index.ts';

/** A price as symbols. `of`: the free gems may be of these only; `different`: no two alike. */
export interface CostFacts {
  pieces: Partial<Record<'energy' | Element | 'any' | 'onyx', number>>;
  of?: Element[];
  different?: true;
  /** The same as a list: "1 Fire and 1 Onyx". */
  words: string;
}

export function costFacts(cost: Cost): CostFacts {
  const pieces: CostFacts['pieces'] = {};
  if (cost.energy > 0) pieces.energy = cost.energy;
  for (const [i, element] of ELEMENTS.entries()) if ((cost.gems[i] ?? 0) > 0) pieces[element] = cost.gems[i] ?? 0;
  if (cost.any > 0) pieces.any = cost.any;
  if (cost.onyx > 0) pieces.onyx = cost.onyx;
  const of = cost.of.every(Boolean) ? undefined : ELEMENTS.filter((_, i) => cost.of[i]);
  return { pieces, words: costWords(cost), ...(of && { of }), ...(cost.different && { different: true as const }) };
}

/** What an ability costs and gives, as symbols and in words. */
export interface AbilityFacts {
  id: string;
  name: string;
  text: string;
  cost: CostFacts;
  /** What it gives, in the order it is carried out. */
  pictures: readonly Picture[];
}

export function abilityFacts({ id, cost, pictures }: Ability): AbilityFacts {
  return { id, name: nameOf(id), text: textOf(id), cost: costFacts(cost), pictures };
}

export const factsOf = (id: string): AbilityFacts => abilityFacts(abilityById(id));
