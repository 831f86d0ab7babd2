import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ready } from '@conclave/bots';
import { type Catalogue, type GameModule, type RuleText, readOptions, readRules, withPack } from '@conclave/engine';
import { gameUnder, shelf } from '@conclave/shelf';
import { packNamed, packsOf } from '@conclave/shelf/packs';
import { Complaint, messageOf } from './complaint.ts';

/** The root of the checkout. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export const GAMES = join(ROOT, 'packages/games');

export function gameFile(game: string, file: string): string {
  return join(GAMES, game, file);
}

/** The game a user named; under rules of before, where a version is given whose rules are kept. */
export async function namedGame(id: string, version?: unknown): Promise<GameModule> {
  const game = await gameUnder(id, version);
  if (!game) throw new Complaint(`There is no game "${id}". There are: ${Object.keys(shelf).join(', ')}.`);
  return game;
}

/** The game a user named, with what its bots have learned. */
export async function gameWithBots(id: string, pack?: unknown): Promise<GameModule> {
  const game = await namedGame(id);
  await ready(game);
  return pack === undefined ? game : packed(game, pack);
}

function packed(game: GameModule, pack: unknown): GameModule {
  try {
    return withPack(game, pack);
  } catch (error) {
    throw new Complaint(messageOf(error));
  }
}

const MOST_PACK_BYTES = 256 * 1024;

function packIn(file: string): unknown {
  try {
    if (statSync(file).size > MOST_PACK_BYTES) throw new Error('it is too long for a values pack');
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Complaint(`${file} cannot be read: ${messageOf(error)}`);
  }
}

function packFile(game: string, named: string): unknown {
  if (existsSync(named)) return packIn(named);
  const brought = packsOf(game).join(', ');
  throw new Complaint(`There is no pack "${named}": it is no file, and ${game} brings ${brought || 'none'}.`);
}

/** The values pack that a user named: one that the game brings, or a file. It is not yet held against the game. */
export const packFor = async (game: string, named: string | undefined): Promise<unknown> =>
  named === undefined ? undefined : ((await packNamed(game, named)) ?? packFile(game, named));

function readRulesFile(file: string): RuleText[] {
  return existsSync(file) ? readRules(readFileSync(file, 'utf8')) : [];
}

/** A game's rules, then its rulings. */
export function rulesOf(game: string): RuleText[] {
  return ['rules.md', 'rulings.md'].flatMap((file) => readRulesFile(gameFile(game, file)));
}

/** The ids of a game's rules, in their order. */
export function ruleIdsOf(game: string): string[] {
  return readRulesFile(gameFile(game, 'rules.md')).map(({ id }) => id);
}

/** What a game's catalogue lists: cards, and other pieces. */
export function thingsOf(game: string): Catalogue['entries'] {
  const file = gameFile(game, 'src/cards/catalogue.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Catalogue).entries : [];
}

/** How many sit at the table; the fewest unless said. */
export function seatsFor(game: GameModule, seats: number = game.seats.min): number {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) throw new Complaint(`${game.title} is for ${min} to ${max} players.`);
  return seats;
}

/** Options as `key=value`, read by the game. */
export function optionsFor(game: GameModule, given: readonly string[] = []): Record<string, boolean | string> {
  const pairs = given.map((text): [string, boolean | string] => {
    const [key = '', value = 'true'] = text.split('=');
    return [key, value === 'true' || value === 'false' ? value === 'true' : value];
  });
  try {
    return readOptions(game.options, Object.fromEntries(pairs));
  } catch (error) {
    throw new Complaint(messageOf(error));
  }
}
