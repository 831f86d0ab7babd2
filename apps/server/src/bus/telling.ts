import type { Move } from '@conclave/engine';
import * as v from 'valibot';
import type { Storage } from '../storage/storage.ts';
import type { Bus } from './bus.ts';

const Whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const isMove = (move: unknown): boolean => v.is(v.looseObject({ do: v.string() }), move);
const Entry = v.union([
  v.strictObject({ seat: Whole, move: v.custom<Move>(isMove) }),
  v.strictObject({ seat: Whole, undo: v.literal('own') }),
  v.strictObject({ seat: Whole, undo: v.literal('agreed'), back: v.exactOptional(Whole) }),
  v.strictObject({ seat: Whole, redo: v.literal(true) }),
]);
const Line = v.object({ seq: Whole, entry: Entry, at: v.number(), spent: v.number(), idem: v.exactOptional(v.string()) });

/** What is said of a table: a line was added to its log, or something else of it has changed. */
export const TABLES = 'tables';
export const TableNews = v.object({ id: v.string(), line: v.exactOptional(Line) });
type TableNews = v.InferInput<typeof TableNews>;

export const PEOPLE = 'people';
export const PeopleNews = v.union([v.object({ renamed: v.string(), name: v.string() }), v.object({ ended: v.string() })]);

/** A storage that says to other servers what was stored, once it is. */
export function telling(storage: Storage, bus: Bus): Storage {
  const changed = (id: string): void => bus.say(TABLES, { id } satisfies TableNews);
  const thenTell =
    <A extends [string, ...unknown[]], T>(act: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      const answer = await act(...args);
      if (answer !== false) changed(args[0]);
      return answer;
    };
  return {
    ...storage,
    async append(id, line) {
      const isAdded = await storage.append(id, line);
      if (isAdded) bus.say(TABLES, { id, line } satisfies TableNews);
      return isAdded;
    },
    takeSeat: thenTell(storage.takeSeat),
    setSeat: thenTell(storage.setSeat),
    openSeat: thenTell(storage.openSeat),
    begin: thenTell(storage.begin),
    end: thenTell(storage.end),
    linkRematch: thenTell(storage.linkRematch),
    setNote: thenTell(storage.setNote),
    addPhrase: thenTell(storage.addPhrase),
    async renamePerson(id, name) {
      await storage.renamePerson(id, name);
      bus.say(PEOPLE, { renamed: id, name } satisfies v.InferInput<typeof PeopleNews>);
    },
    async endPass(person, hash) {
      const isEnded = await storage.endPass(person, hash);
      if (isEnded) bus.say(PEOPLE, { ended: hash } satisfies v.InferInput<typeof PeopleNews>);
      return isEnded;
    },
  };
}
