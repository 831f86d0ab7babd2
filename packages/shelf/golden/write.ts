/** `npm run golden -- sparks`: writes down three games under the game's rules of now. Those that are there are never changed. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { below, commitmentTo, createMatch, fastRandom, type GameModule, hashOf, type Match, type OptionSpec, type Random, saveMatch } from '@conclave/engine';
import { randomMove } from '@conclave/engine/testing';
import { gameOf, shelf } from '../src/index.ts';

const MOST_LINES = 250;
/** One line in so many takes something back. */
const BACK_ODDS = 12;

interface Plan {
  readonly seats: number;
  readonly options: Record<string, boolean | string>;
  /** Seats whose devices have a share in the dice. */
  readonly sharers: readonly number[];
}

const otherThanUsual = (spec: OptionSpec): boolean | string => (spec.kind === 'switch' ? !spec.default : (spec.values.at(-1) ?? spec.default));

function plansFor({ seats, options }: GameModule): Plan[] {
  const others = Object.fromEntries(Object.entries(options).map(([name, spec]) => [name, otherThanUsual(spec)]));
  return [
    { seats: seats.min, options: {}, sharers: [] },
    { seats: seats.max, options: {}, sharers: [0, 1] },
    { seats: seats.min + 1, options: others, sharers: [] },
  ];
}

/** Takes a move back, or several by agreement, and now and then makes it again. */
function goBack(match: Match, random: Random): void {
  const seat = below(random, match.seats);
  const tried = below(random, 2) === 0 ? match.undo(seat) : match.undo(seat, 'agreed', 1 + below(random, 3));
  if (tried.ok && below(random, 2) === 0) match.redo(seat);
}

function playAtRandom(match: Match, random: Random): void {
  while (!match.isOver && match.version < MOST_LINES) {
    if (below(random, BACK_ODDS) === 0) goBack(match, random);
    const prompts = match.asked.flatMap((seat) => match.promptFor(seat) ?? []);
    const { seat, move } = randomMove(match.game, match.state, prompts, random);
    const made = match.play(seat, move);
    if (!made.ok) throw new Error(made.refusal.reason);
  }
}

function textOf(game: GameModule, { seats, options, sharers }: Plan): string {
  const seed = hashOf([game.id, game.rulesVersion, seats]);
  const shareOf = (seat: number): string => hashOf([seed, seat]);
  const shares = sharers.map((seat) => ({ seat, share: shareOf(seat), commitment: commitmentTo(shareOf(seat)) }));
  const match = createMatch(game, { seats, options, secret: seed, key: seed, shares });
  playAtRandom(match, fastRandom(Number.parseInt(seed.slice(0, 7), 16)));
  const { entries, ...head } = saveMatch(match);
  const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n');
  return `${JSON.stringify(head).slice(0, -1)},"entries":[\n${lines}\n]}\n`;
}

const id = process.argv[2] ?? '';
const game = await gameOf(id);
if (!game) throw new Error(`Which game? ${Object.keys(shelf).join(', ')}`);
const folder = fileURLToPath(new URL(`./${id}`, import.meta.url));
mkdirSync(folder, { recursive: true });
for (const [n, plan] of plansFor(game).entries()) {
  const file = `${folder}/v${game.rulesVersion}-${n + 1}.json`;
  if (existsSync(file)) console.log(`${file} is there already, and stays as it is.`);
  else writeFileSync(file, textOf(game, plan), { flag: 'wx' });
}
