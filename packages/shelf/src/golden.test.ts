import { readdirSync, readFileSync } from 'node:fs';
import { type GameModule, type Saved, verify } from '@conclave/engine';
import { sparks } from '@conclave/sparks';
import { expect, test } from 'vitest';
import { gameUnder, keptGames, shelf } from './index.ts';

const GOLDEN = new URL('../golden/', import.meta.url);
const FEWEST = 3;

const filesOf = (id: string): string[] => readdirSync(new URL(id, GOLDEN)).filter((name) => name.endsWith('.json'));
const saved = (id: string, file: string): Saved => JSON.parse(readFileSync(new URL(`${id}/${file}`, GOLDEN), 'utf8')) as Saved;
const all = Object.keys(shelf).flatMap((id) => filesOf(id).map((file) => [id, file] as const));

const whatToDo = ({ id, rulesVersion }: GameModule, file: string, reason: string): string =>
  `packages/shelf/golden/${id}/${file}: ${reason} Games that people have begun would break in the same way. Either mend the rules, or, if they must change, ` +
  `raise rulesVersion of ${id} to ${rulesVersion + 1} and run "npm run golden -- ${id}"; docs/engine.md says how the rules of before are kept. Never change a stored game.`;

/** What is to be done where a stored game does not replay; nothing where it does, or where rules of its version are not kept, which is said. */
function complaint(game: GameModule, file: string, record: Saved): string | undefined {
  const verdict = verify(game, record);
  if (verdict.ok) return undefined;
  if (record.rulesVersion !== game.rulesVersion && verdict.reason.includes(`version ${record.rulesVersion} of the rules`)) return undefined;
  return whatToDo(game, file, `Line ${verdict.entry ?? 0}: ${verdict.reason}`);
}

test.each(all)('a stored game of %s replays to the same positions: %s', async (id, file) => {
  const record = saved(id, file);
  const game = await gameUnder(id, record.rulesVersion);
  expect(complaint(game!, file, record)).toBeUndefined();
});

test.each(Object.keys(shelf))('there are stored games of %s under its rules of now, and of each version that is kept', async (id) => {
  const now = await shelf[id]?.();
  const versions = [now!, ...(await keptGames()).filter((game) => game.id === id)].map(({ rulesVersion }) => rulesVersion);
  for (const version of versions) {
    const those = filesOf(id).filter((file) => saved(id, file).rulesVersion === version && file.startsWith(`v${version}-`));
    expect(those.length, `Run "npm run golden -- ${id}" when the rules of version ${version} are done.`).toBeGreaterThanOrEqual(FEWEST);
  }
});

test('among the stored games are some with moves taken back, and some with shares', () => {
  for (const id of Object.keys(shelf)) {
    const games = filesOf(id).map((file) => saved(id, file));
    expect(games.some(({ shares }) => shares !== undefined)).toBe(true);
    expect(games.some(({ entries }) => entries.some((entry) => 'undo' in entry))).toBe(true);
  }
});

test('a rule that is changed without a new version is found, and what to do is said', () => {
  const right = sparks as unknown as GameModule;
  const changed = { ...right, setup: (...args: Parameters<GameModule['setup']>) => ({ ...right.setup(...args), round: 2 }) };
  const [file] = filesOf('sparks');
  expect(complaint(changed as GameModule, file!, saved('sparks', file!))).toMatch(
    /Line 1: .* raise rulesVersion of sparks to 2 and run "npm run golden -- sparks"/,
  );
  expect(complaint({ ...right, rulesVersion: 2 }, file!, saved('sparks', file!))).toBeUndefined();
});
