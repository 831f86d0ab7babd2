import type { GameModule, Refusal, Walk, Wording } from '@conclave/engine';
import { type ClientMessage, PROTOCOL, type TableInfo } from '@conclave/protocol';
import type { Step } from '@conclave/table';
import { LEARNER, LessonRun, type Standing } from '@conclave/table/lessons';
import { ToldTable } from '../table/told-table.ts';

/** A lesson as boards see it: a table in this page, its other seats played by the script. */
export class LessonTable extends ToldTable {
  readonly run: LessonRun;

  constructor(game: GameModule, wording: Wording, lesson: Walk) {
    super('local');
    const step = (told: Step): void => this.hear({ t: 'step', ...told });
    this.run = new LessonRun(game, wording, lesson, { step, anew: () => this.#show() });
    this.connectTo({ send: (message) => this.#answer(message), close: () => {} });
  }

  /** From where it was left, if these rules can follow; otherwise from the beginning. */
  begin(standing: Standing | undefined): void {
    if (standing) this.run.takeUp(standing);
    else this.#show();
  }

  #show(): void {
    const { chronicle, match, lesson } = this.run;
    this.hear({
      t: 'table',
      protocol: PROTOCOL,
      info: this.#info(),
      viewer: LEARNER,
      version: match.version,
      sight: chronicle.follow(LEARNER),
      story: chronicle.story(LEARNER),
      presence: lesson.names.map(() => true),
      preset: 'ask',
      said: [],
    });
  }

  #info(): TableInfo {
    const { lesson, match } = this.run;
    const seats = lesson.names.map((name, seat) => ({ name, kind: seat === LEARNER ? ('person' as const) : ('bot' as const) }));
    const now = Date.now();
    return {
      id: lesson.id,
      game: match.game.id,
      stage: 'playing',
      options: match.options,
      seats,
      clock: { kind: 'none' },
      visibility: 'link',
      createdAt: now,
      movedAt: now,
      waiting: match.asked,
      commitment: match.commitment,
    };
  }

  #answer(message: ClientMessage): void {
    if (message.t === 'move') this.#reply(message.key, this.run.play(message.move, message.prompt));
    else if (message.t === 'undo') this.#reply(message.key, this.run.undo());
    else if (message.t === 'why') this.#reply(message.key, this.run.whyNot(message.move));
    else if (message.t === 'preset') this.hear({ t: 'preset', preset: message.preset });
    else if ('key' in message) this.#reply(message.key, undefined);
  }

  #reply(key: string, refusal: Refusal | undefined): void {
    this.hear(refusal ? { t: 'no', key, refusal } : { t: 'yes', key });
  }
}
