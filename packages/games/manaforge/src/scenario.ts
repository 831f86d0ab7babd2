import { fastRandom, playerOf, voiceOf } from '@conclave/engine';
import { type Actor, type Stage, stage } from '@conclave/engine/testing';
import { constants, itemOf, talentNumber } from './cards/index.ts';
import { manaforge } from './index.ts';
import { layDraft, layTable, NAMES, type TableSpec } from './moments/lay.ts';
import type { ManaforgeEvent, ManaforgeMove } from './moves.ts';
import type { ManaforgeState, Player } from './state.ts';

export type { CardSpec, TableSpec } from './moments/lay.ts';

/** A plain sentence: begins with a capital, ends with a full stop, holds nothing raw. */
function expectSentence(sentence: string | undefined, about: unknown): void {
  if (!sentence || !/^[A-Z].+\.$/s.test(sentence) || /undefined|NaN/.test(sentence)) throw new Error(`no sentence for ${JSON.stringify(about)}: ${sentence}`);
}

/** An actor whose every refusal must have a reason, and of whose every move all must be told in words. */
function watched(actor: Actor<ManaforgeMove>, table: Stage<ManaforgeState, ManaforgeMove, ManaforgeEvent>, told: ManaforgeEvent[]): Actor<ManaforgeMove> {
  const voice = voiceOf(NAMES, 'spectator');
  return {
    ...actor,
    get isAsked() {
      return actor.isAsked;
    },
    plays(kind, details) {
      actor.plays(kind, details);
      const events = table.heard();
      for (const event of events)
        expectSentence(
          manaforge.words.event(event, voice)?.text.replace(/^[a-z]/, (first) => first.toUpperCase()),
          event,
        );
      told.push(...events);
    },
    cannot(kind, details) {
      const refusal = actor.cannot(kind, details);
      expectSentence(refusal.reason, refusal);
      return refusal;
    },
  };
}

/** A table in Ana's turn, with only what matters on it. */
export function scenario(spec: TableSpec = {}) {
  const game = layTable(spec, fastRandom(7));
  const stageOf = stage(manaforge, game, NAMES.slice(0, game.seats));
  const told = stageOf.heard();
  const table = Object.assign(Object.create(stageOf) as typeof stageOf, { heard: () => told.splice(0) });
  const [ana, ben, cleo, dan] = stageOf.actors.map((actor) => watched(actor, stageOf, told)) as [
    Actor<ManaforgeMove>,
    Actor<ManaforgeMove>,
    Actor<ManaforgeMove>,
    Actor<ManaforgeMove>,
  ];
  return {
    table,
    game,
    ana,
    ben,
    cleo,
    dan,
    of: ({ seat }: Actor<ManaforgeMove>): Player => playerOf(game, seat),
    prestige: (): number[] => game.players.map(({ prestige }) => prestige),
    /** Names of the cards in a Workshop that are charged. */
    charged: ({ seat }: Actor<ManaforgeMove>): string[] =>
      playerOf(game, seat)
        .workshop.filter(({ charged }) => charged)
        .map(({ item }) => itemOf(item).id),
  };
}

/** The table before the draft, with these talents dealt. */
export function draftTable(hands: string[][]) {
  const game = layDraft(hands, fastRandom(3));
  const table = stage(manaforge, game, NAMES.slice(0, game.seats));
  return { table, game, actors: table.actors, of: ({ seat }: Actor<ManaforgeMove>): Player => playerOf(game, seat) };
}

/** All pick the first talent of their hand each time, then keep the two named. */
export function draftInto(kept: [string, string][]) {
  const fillers = ['earth-crafter', 'fire-crafter', 'wind-crafter', 'water-crafter', 'geomancer', 'pyromancer', 'aeromancer', 'hydromancer', 'earth-enchanter'];
  const free = fillers.filter((id) => !kept.flat().includes(id));
  // A pick made after n passes comes from the hand dealt n places before: lay the hands out so that everybody picks what they keep.
  const seats = kept.length;
  const hands: string[][] = kept.map(() => []);
  for (let at = 0; at < constants.talentsDealt; at++)
    for (let seat = 0; seat < seats; seat++) hands[(seat - at + 2 * constants.talentsDealt * seats) % seats]?.push(kept[seat]?.[at] ?? (free.pop() as string));
  const scene = draftTable(hands);
  for (let at = 0; at < constants.talentsDealt - 1; at++)
    for (const actor of scene.actors) actor.plays('pick', { talent: hands[(actor.seat - at + 8 * seats) % seats]?.[at] });
  return { ...scene, keepAll: () => scene.actors.forEach((actor) => void actor.plays('keep', { talents: sorted(kept[actor.seat] ?? []) })) };
}

const sorted = (ids: readonly string[]): string[] => ids.toSorted((one, other) => talentNumber(one) - talentNumber(other));
