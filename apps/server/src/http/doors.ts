import type { House } from '../house.ts';
import type { Directory } from '../tables/directory.ts';
import type { Entrance } from './entrance.ts';
import type { Gate } from './gate.ts';
import type { Logs } from './logs.ts';
import type { Waiting } from './waiting.ts';

/** What the routes of tables stand between. */
export interface TableDoors {
  readonly house: House;
  readonly tables: Directory;
  readonly gate: Gate;
  readonly entrance: Entrance;
  readonly waiting: Waiting;
  readonly logs: Logs;
}

/** What lists and questions cost among requests. */
export const DEAR = 3;
