import { type CatalogueEntry, inARow, lookUp, messagesOf, printed } from '@conclave/engine';
import { en } from './en.ts';

export const { say } = messagesOf('values', en);

const rooms = import.meta.glob<Readonly<Record<string, string>>>('../boards/*/values.ts', { import: 'words' });

/** Names a number by its path: "Price: fire". */
export type Naming = (path: string) => string;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const isCount = (step: string | undefined): boolean => step !== undefined && /^\d+$/.test(step);

/** A path in parts: what each step is called, with the number of what there are several of; `part` of what is itself one of several. */
function partsOf(path: string, nameOf: (step: string, n: number) => string): string[] {
  const steps = path.split('.');
  return steps.flatMap((step, i) => {
    if (isCount(step)) return isCount(steps[i - 1]) ? nameOf('part', Number(step) + 1) : [];
    return nameOf(step, isCount(steps[i + 1]) ? Number(steps[i + 1]) + 1 : 1) || [];
  });
}

/** How the numbers of a game are called. A step that has no name is called by its own. */
export async function namingOf(game: string): Promise<Naming> {
  const words = (await lookUp(rooms, `../boards/${game}/values.ts`)?.()) ?? {};
  const named = messagesOf(`${game}-values`, words);
  const nameOf = (step: string, n: number): string => (Object.hasOwn(words, step) ? named.say(step, { n }) : step);
  return (path) => {
    const parts = partsOf(path, nameOf);
    const what = parts.at(-1) ?? path;
    return capital(parts.length > 1 ? say('within', { where: inARow(parts.slice(0, -1)), what }) : what);
  };
}

/** What a card is called. */
export const cardName = (game: string, { id, name }: CatalogueEntry): string => printed(`${game}/card.${id}.name`, name);
