import type { Database } from './database.ts';
import { entries, writingOn } from './entries.ts';
import { keeper } from './keeper.ts';
import { leases } from './leases.ts';
import { lists } from './lists.ts';
import { nodes } from './nodes.ts';
import { notes } from './notes.ts';
import { passes } from './passes.ts';
import { people } from './people.ts';
import { said } from './said.ts';
import { seating } from './seating.ts';
import { settings } from './settings.ts';
import type { Storage } from './storage.ts';
import { tables } from './tables.ts';

/** The storage on any database that Kysely speaks to. */
export function kyselyStorage(database: Database): Storage {
  const writing = writingOn(database);
  return {
    ...settings(database),
    ...people(database),
    ...passes(database),
    ...tables(database),
    ...lists(database),
    ...seating(database, writing),
    ...entries(database, writing),
    ...notes(database),
    ...said(database),
    ...keeper(database),
    ...nodes(database),
    ...leases(database),
    holdsClaim: () => true,
    close: () => database.db.destroy(),
  };
}
