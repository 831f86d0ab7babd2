import { parseArgs } from 'node:util';
import { asLines, below, createMatch, fastRandom, type GameEvent, type GameModule, hashOf, voiceOf } from '@conclave/engine';
import { allGames } from '@conclave/shelf';
import { rate } from './measure.ts';

const LINES = 1000;
const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn'];

/** So many events of random games, as the first seat hears them. */
function eventsOf(game: GameModule): GameEvent[] {
  const events: GameEvent[] = [];
  for (let seed = 1; events.length < LINES; seed++) {
    const match = createMatch(game, { seats: game.seats.max, key: hashOf(seed) });
    const random = fastRandom(seed);
    while (!match.isOver) {
      const [prompt] = match.asked.flatMap((seat) => match.promptFor(seat) ?? []);
      const move = prompt?.moves[below(random, prompt.moves.length)];
      if (!prompt || !move) throw new Error('nobody is asked');
      match.enter({ seat: prompt.seat, move });
    }
    events.push(...match.story(0).flatMap((chapter) => chapter.events));
  }
  return events.slice(0, LINES);
}

/** How many times a second 1,000 lines of a log are made. */
function linesPerSecond(game: GameModule, seconds: number): number {
  const events = eventsOf(game);
  const voice = voiceOf(NAMES, 0);
  const make = (): number => {
    const said = events.flatMap((event) => {
      const sentence = game.words.event(event, voice);
      return sentence ? [{ ...sentence, is: event.is }] : [];
    });
    asLines(said);
    return LINES;
  };
  return rate(make, seconds);
}

/** What it costs to say things: the sentences of 1,000 events, joined to lines. */
export async function bench(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean' }, seconds: { type: 'string', default: '1' } } });
  const costs = (await allGames()).map((game) => ({ game: game.id, ms: Number(((LINES / linesPerSecond(game, Number(values.seconds))) * 1000).toFixed(1)) }));
  if (values.json) console.log(JSON.stringify(costs));
  else for (const { game, ms } of costs) console.log(`${game.padEnd(14)} ${ms} ms for the sentences of ${LINES} events`);
}
