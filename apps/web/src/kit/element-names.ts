import { getContext, setContext } from 'svelte';
import { say } from './house.ts';
import type { Element } from './shapes.ts';

const NAMES = Symbol('element names');

/** Called by a board whose game has other names for elements than the kit. */
export function nameElements(names: Partial<Record<Element, string>>): void {
  setContext(NAMES, names);
}

/** What an element is called at this table. To be asked for while a component is set up. */
export function elementNames(): (of: Element) => string {
  const names = getContext<Partial<Record<Element, string>> | undefined>(NAMES);
  return (of) => names?.[of] ?? say(`element.${of}`);
}
