import { type GameEvent, heard, type Refusal, refuse, type Seat } from '@conclave/engine';
import { because, type ClockTold, type Plea, PROTOCOL, patched, type ServerMessage, type Sight, type TableInfo, type TableMessage } from '@conclave/protocol';
import type { Clock, TableState } from './types.ts';

type Told = Omit<TableMessage, 't' | 'protocol' | 'plea' | 'vote'> & { readonly vote?: TableMessage['vote'] | undefined };

/** What this side adds to what it was told. */
export interface Own {
  readonly connection: TableState['connection'];
  readonly pending: boolean;
  readonly problem?: Refusal | undefined;
}

const OUTDATED = refuse('TABLE-PROTOCOL', because('outdated'));

const clockAt = ({ kind, left, running }: ClockTold, at: number): Clock => ({ kind, left, running, at });

/** A game is over with its result, or when its people have ended it. */
function stageOf({ stage }: TableInfo, sight: Sight | undefined): TableState['stage'] {
  if (sight?.result || stage === 'over') return 'over';
  return sight ? 'playing' : stage;
}

/** The picture of a table, kept up to date by the messages about it. */
export class Mirror {
  readonly #kind: TableState['kind'];
  #told: Told | undefined;
  #clock: Clock | undefined;
  #plea: Pick<TableState, 'plea' | 'declinedBy'> = {};
  #fresh: readonly GameEvent[] = [];
  outdated: Refusal | undefined;

  constructor(kind: TableState['kind']) {
    this.#kind = kind;
  }

  /** The version this picture shows, if it shows a game. */
  get version(): number | undefined {
    return this.#told?.sight ? this.#told.version : undefined;
  }

  get prompt(): number | undefined {
    return this.#told?.sight?.prompt?.id;
  }

  /** Takes a message in. Says whether the picture has changed. */
  hear(message: ServerMessage, now: number): boolean {
    if (message.t === 'table') return this.#begin(message, now);
    if (!this.#told) return false;
    if (message.t === 'step') return this.#step(message, now);
    if (message.t === 'said') return this.#change({ said: [...this.#told.said, message.said] });
    if (message.t === 'plea') return this.#hearPlea(message.plea, message.no);
    if (message.t === 'vote') return this.#change({ vote: message.vote });
    if (message.t === 'info') return this.#change({ info: message.info });
    if (message.t === 'presence') return this.#change({ presence: message.presence });
    if (message.t === 'preset') return this.#change({ preset: message.preset });
    if (message.t !== 'here') return false;
    this.#readClock(message.clock, now);
    this.#hearPlea(message.plea);
    return this.#change({ info: message.info, presence: message.presence, preset: message.preset, vote: message.vote });
  }

  #hearPlea(plea: Plea | undefined, no?: Seat): true {
    this.#plea = { ...(plea && { plea }), ...(no !== undefined && { declinedBy: no }) };
    return true;
  }

  #change(change: Partial<Told>): true {
    if (this.#told) this.#told = { ...this.#told, ...change };
    return true;
  }

  #begin(message: TableMessage, now: number): true {
    if (message.protocol !== PROTOCOL) this.outdated = OUTDATED;
    this.#told = message;
    this.#hearPlea(message.plea);
    this.#readClock(message.clock, now);
    return true;
  }

  #step({ version, sight, keep, story, clock }: Extract<ServerMessage, { t: 'step' }>, now: number): boolean {
    const told = this.#told;
    if (!told || version <= told.version) return false;
    if (keep === told.story.length) this.#fresh = story.flatMap(({ events }) => events);
    this.#readClock(clock, now);
    return this.#change({ version, sight: patched(told.sight, sight) as Sight, story: [...told.story.slice(0, keep), ...story] });
  }

  #readClock(clock: ClockTold | undefined, now: number): void {
    this.#clock = clock && clockAt(clock, now);
  }

  /** What happened since this was last asked. */
  #takeFresh(): readonly GameEvent[] {
    const fresh = this.#fresh;
    this.#fresh = [];
    return fresh;
  }

  /** The picture as boards see it; nothing before the first message. */
  state({ connection, pending, problem = this.outdated }: Own): TableState | undefined {
    if (!this.#told) return undefined;
    const { info, viewer, version, sight, story, presence, preset, said, vote } = this.#told;
    return {
      id: info.id,
      kind: this.#kind,
      game: info.game,
      stage: stageOf(info, sight),
      names: info.seats.map(({ name }) => name),
      bots: info.seats.map(({ kind }) => kind === 'bot'),
      away: info.seats.map(({ away }) => away === true),
      options: info.options,
      ...(info.pack && { pack: info.pack }),
      viewer,
      view: sight?.view,
      ...(sight?.prompt && { prompt: sight.prompt }),
      anytime: sight?.anytime ?? [],
      waitingFor: sight?.waiting ?? [],
      canUndo: sight?.undo === true,
      canRedo: sight?.redo === true,
      version,
      story,
      fresh: this.#takeFresh(),
      connection,
      pending,
      ...(sight?.result && { result: sight.result }),
      ...(this.#clock && { clock: this.#clock }),
      preset,
      presence,
      said,
      ...this.#plea,
      ...(vote && { vote }),
      ...(info.closed !== undefined && { closed: heard(info.closed, info.closedSaid) }),
      ...(sight?.key !== undefined && { key: sight.key }),
      ...(sight?.secret !== undefined && { secret: sight.secret }),
      commitment: info.commitment,
      standings: story.map(({ standings }) => standings),
      ...(this.#kind === 'online' && { info }),
      ...(problem && { problem }),
    };
  }
}
