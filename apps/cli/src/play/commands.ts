import { writeFileSync } from 'node:fs';
import { type Refusal, type Seat, saveMatch } from '@conclave/engine';
import { messageOf } from '../complaint.ts';
import { spoken } from '../text.ts';
import { forgetUndone, isSaved, linesSince, onlyAnswer, type Session, sentenceFor, tellNews, voiceFor } from './session.ts';
import { saidNo, thingsCalled, whyNot } from './why.ts';

/** What comes of a line typed: asked again, moved on, or left. */
export type Outcome = 'again' | 'moved' | 'quit';

interface Command {
  readonly help: string;
  run(session: Session, seat: Seat, rest: string): Outcome | Promise<Outcome>;
}

const LOG_LINES = 20;
const RULES_SHOWN = 12;

/** The table as it lies; with a word, the parts headed by it, or the lines that have it. */
function showTable(session: Session, seat: Seat, rest: string): Outcome {
  const { match, terminal } = session;
  const sections = match.game.words.table(match.view(seat), voiceFor(session, seat));
  const has = (text: string): boolean => text.toLowerCase().includes(rest.toLowerCase());
  const headed = sections.filter(({ heading }) => has(heading));
  const shown =
    headed.length > 0 ? headed : sections.map(({ heading, lines }) => ({ heading, lines: lines.filter(has) })).filter(({ lines }) => lines.length > 0);
  for (const { heading, lines } of shown) terminal.say(`${heading}:`, ...lines.map((line) => `  ${line}`));
  if (shown.length === 0) terminal.say(`Nothing on the table is called "${rest}". Its parts: ${sections.map(({ heading }) => heading).join('; ')}.`);
  return 'again';
}

function showLog(session: Session, seat: Seat, rest: string): Outcome {
  const lines = linesSince(session, seat, 0);
  session.terminal.say(...(lines.length === 0 ? ['Nothing has happened yet.'] : lines.slice(rest === 'all' ? 0 : -LOG_LINES)));
  return 'again';
}

/** A refusal, with the rule it stands on where there is one. */
function explain({ rules, terminal }: Session, refusal: Refusal): void {
  const rule = rules.find(({ id }) => id === refusal.rule);
  terminal.say(saidNo(refusal), ...(rule ? [`${rule.id}: ${rule.text}`] : []));
}

/** Alone with bots one may go back as far as one likes, to the last question that had a choice; among people only up to what has come to light. */
async function undo(session: Session, seat: Seat): Promise<Outcome> {
  const { match, table, terminal } = session;
  const before = [...match.moves];
  const taken = await table.undo(seat);
  if (!taken.ok) {
    explain(session, taken.refusal);
    return 'again';
  }
  while (onlyAnswer(session, seat) && (await table.takeBack(seat)).ok);
  forgetUndone(session);
  const undone = before[match.moves.length];
  terminal.say(undone?.seat === seat ? `Taken back: ${sentenceFor(session, seat, undone.move)}` : 'Taken back.');
  return 'moved';
}

async function redo(session: Session, seat: Seat): Promise<Outcome> {
  const { match, table } = session;
  const tried = await table.redo(seat);
  if (!tried.ok) {
    explain(session, tried.refusal);
    return 'again';
  }
  while (onlyAnswer(session, seat) && match.canRedo(seat)) await table.redo(seat);
  tellNews(session, seat);
  return 'moved';
}

function explainWhyNot(session: Session, seat: Seat, rest: string): Outcome {
  session.terminal.say(...whyNot(session, seat, rest));
  return 'again';
}

/** What a card or another piece says. */
function showCard({ things, terminal }: Session, _seat: Seat, rest: string): Outcome {
  const found = rest ? thingsCalled(things, rest) : [];
  if (found.length > 0) terminal.say(...found.slice(0, RULES_SHOWN).map(({ name, kind, text }) => `${name} (${spoken(kind)}): ${text}`));
  if (found.length === 0) terminal.say(rest ? `Nothing is called "${rest}".` : 'Type card and a name, or part of one.');
  if (found.length > RULES_SHOWN) terminal.say(`And ${found.length - RULES_SHOWN} more: narrow it down.`);
  return 'again';
}

function showRules({ rules, terminal }: Session, _seat: Seat, rest: string): Outcome {
  const wanted = rest.toLowerCase();
  if (!wanted) {
    const chapters = [...new Set(rules.map(({ chapter }) => chapter))];
    terminal.say('Chapters (type rules and a word or an id):', ...chapters.map((chapter) => `  ${chapter}`));
    return 'again';
  }
  const found = rules.filter(({ id, text, chapter }) => `${id} ${text} ${chapter}`.toLowerCase().includes(wanted));
  terminal.say(...found.slice(0, RULES_SHOWN).map(({ id, text }) => `${id}: ${text}`));
  if (found.length === 0) terminal.say(`No rule speaks of "${rest}".`);
  if (found.length > RULES_SHOWN) terminal.say(`And ${found.length - RULES_SHOWN} more: narrow it down.`);
  return 'again';
}

function save(session: Session, _seat: Seat, rest: string): Outcome {
  const { match, names, terminal } = session;
  const file = rest || `${match.game.id}.json`;
  try {
    writeFileSync(file, `${JSON.stringify(saveMatch(match, [...names]))}\n`);
    session.saved = match.version;
    terminal.say(
      ...(match.isOver
        ? [`Saved to ${file}.`]
        : [`Saved to ${file}. It holds the dice to come: do not read it before the end.`, `To go on: npx conclave play ${match.game.id} --from ${file}`]),
    );
  } catch (error) {
    terminal.say(`That could not be saved: ${messageOf(error)}`);
  }
  return 'again';
}

/** Leaves; asked once more where a game would be lost. */
function quit(session: Session): Outcome {
  const { match, terminal } = session;
  if (isSaved(session) || session.warned === match.version) return 'quit';
  session.warned = match.version;
  terminal.say('The game is not saved. Type save first, or quit again to leave it.');
  return 'again';
}

/** Any move, offered or not, as the server would get it: another way to pay, say. */
async function moveAsData(session: Session, seat: Seat, rest: string): Promise<Outcome> {
  try {
    return await makeMove(session, seat, JSON.parse(rest));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    session.terminal.say('Write the move as JSON, such as {"do":"pass"}.');
    return 'again';
  }
}

export async function makeMove(session: Session, seat: Seat, move: unknown): Promise<Outcome> {
  const tried = await session.table.move(seat, { move });
  if (!tried.ok) {
    explain(session, tried.refusal);
    return 'again';
  }
  tellNews(session, seat);
  return 'moved';
}

function togglePause(session: Session): Outcome {
  session.isPausing = !session.isPausing;
  session.terminal.say(
    session.isPausing ? "From now on you are asked before each bot's move, as long as you can act out of turn." : 'Bots move on without asking you.',
  );
  return 'again';
}

export const commands: Readonly<Record<string, Command>> = {
  table: { help: 'the table as you see it; table <word>: a part of it', run: showTable },
  log: { help: 'what happened last; log all: everything', run: showLog },
  undo: { help: 'take back your last move', run: undo },
  redo: { help: 'do it again', run: redo },
  why: { help: 'why other moves are not possible; why <move>, why <move> <card>: one of them', run: explainWhyNot },
  card: { help: 'card <name>: what a card says', run: showCard },
  rules: { help: 'the chapters; rules <word or id>: what they say', run: showRules },
  move: { help: 'any other move, as JSON', run: moveAsData },
  pause: { help: "ask me before bots' moves when I can act out of turn, or no longer", run: togglePause },
  save: { help: 'save <file>: write the game down', run: save },
  quit: { help: 'leave', run: quit },
};

export function showHelp({ terminal }: Session): Outcome {
  terminal.say(
    'Type the number of a move, or some of its words to find it, or:',
    ...Object.entries(commands).map(([name, { help }]) => `  ${name}: ${help}`),
    '  help: this list',
  );
  return 'again';
}
