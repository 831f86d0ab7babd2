import type { GameModule } from '@conclave/engine';
import type { ClientMessage } from '@conclave/protocol';
import { type Laid, layOf } from '../table/laying.ts';
import { LocalHost } from '../table/local-host.ts';
import type { LocalRecord } from '../table/local-record.ts';
import { ToldTable } from '../table/told-table.ts';
import type { TableState } from '../table/types.ts';

/** A table as it is kept before its first move; a person sits where no level is. */
export const begun = ({ id, rulesVersion }: GameModule, levels: LocalRecord['levels'], laid: Laid = {}): LocalRecord => ({
  id: 'local',
  game: id,
  rulesVersion,
  options: {},
  key: '5a'.repeat(32),
  names: levels.map((_, seat) => `Player ${seat}`),
  levels,
  entries: [],
  createdAt: 1,
  movedAt: 1,
  stage: 'playing',
  waiting: [],
  winners: [],
  ...laid,
});

interface Circumstances {
  /** Whether the browser keeps nothing just now. */
  readonly keepFails?: () => boolean;
  /** When bots may answer: at once, if nothing else is said. */
  readonly bots?: Promise<void>;
  /** Whether the page believes that a server is at the other end. */
  readonly kind?: 'local' | 'online';
}

/** A page and its worker in one thread. */
export async function hosted(game: GameModule, from: LocalRecord, { keepFails = () => false, bots = Promise.resolve(), kind = 'local' }: Circumstances = {}) {
  let kept = from;
  const table = new ToldTable(kind);
  const states: TableState[] = [];
  const waiting: (() => void)[] = [];
  const host = new LocalHost(
    game,
    from,
    {
      tell: (message) => table.hear(JSON.parse(JSON.stringify(message))),
      keep: async (changed) => {
        if (keepFails()) throw new Error('the disk is full');
        kept = JSON.parse(JSON.stringify(changed));
      },
      pace: () => 0,
      wait: () => bots,
    },
    await layOf(game, from),
  );
  const sent: ClientMessage[] = [];
  table.connectTo({
    send(message) {
      sent.push(message);
      host.hear(message);
    },
    close: () => host.close(),
  });
  table.subscribe((state) => {
    states.push(state);
    for (const look of waiting.splice(0)) look();
  });
  host.start();
  const until = async (so: (state: TableState) => boolean): Promise<TableState> => {
    for (;;) {
      const state = states.at(-1);
      if (state && so(state)) return state;
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  };
  return { table, host, states, sent, until, kept: () => kept };
}
