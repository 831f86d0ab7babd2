import { type BotLevel, choose, USUAL_LEVEL, withBotNames } from '@conclave/bots';
import { createMatch, fastRandom, hashOf, loadMatch, lookUp, type Match, newKey, type Seat, UnreadableMatch } from '@conclave/engine';
import { Table } from '@conclave/table';
import { Complaint, messageOf } from '../complaint.ts';
import { gameWithBots, optionsFor, packFor, rulesOf, seatsFor, thingsOf } from '../games.ts';
import { levelsFor } from '../levels.ts';
import { readSaved } from '../verify.ts';
import { type Choice, choicesOf, found, type Named, namedMoves, opened } from './choices.ts';
import { commands, makeMove, type Outcome, showHelp } from './commands.ts';
import { isAlone, isPerson, isSaved, movesFor, onlyAnswer, type Session, sentenceFor, tellNews, voiceFor } from './session.ts';
import { openTerminal, type Terminal } from './terminal.ts';

export interface PlayOptions {
  seats?: number;
  people: number;
  bots: string;
  seed?: number;
  names?: string;
  option?: string[];
  from?: string;
  pack?: string;
}

/** How many moves back one is told when a saved game goes on; the log has the rest. */
const RECENT = 8;
const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn'];

export async function beginMatch(id: string, given: PlayOptions): Promise<Match> {
  const game = await gameWithBots(id, await packFor(id, given.pack));
  if (given.from) {
    try {
      return loadMatch(game, readSaved(given.from));
    } catch (error) {
      if (!(error instanceof UnreadableMatch)) throw error;
      throw new Complaint(`${given.from} cannot be played on: ${messageOf(error)}`);
    }
  }
  const key = given.seed === undefined ? newKey() : hashOf([given.seed, 'play']);
  return createMatch(game, { seats: seatsFor(game, given.seats), options: optionsFor(game, given.option), key });
}

function seatedAt({ game, seats }: Pick<Match, 'game' | 'seats'>, { people, bots }: PlayOptions): (BotLevel | 'person')[] {
  if (people > seats) throw new Complaint(`There are only ${seats} seats.`);
  const levels = levelsFor(game, seats - people, bots);
  return Array.from({ length: seats }, (_, seat) => (seat < people ? 'person' : (levels[seat - people] ?? USUAL_LEVEL)));
}

function savedNames(from: string | undefined): string[] {
  const names = from && readSaved(from).names;
  return Array.isArray(names) ? names.map(String) : [];
}

/** The names that were given, or those of the saved game. */
function namesFor(seated: readonly (BotLevel | 'person')[], { names, from }: Pick<PlayOptions, 'names' | 'from'>): string[] {
  const named = names?.split(',').map((name) => name.trim()) ?? savedNames(from);
  return withBotNames(seated.map((who, seat) => named[seat] || (who === 'person' ? (NAMES[seat] ?? `Player ${seat + 1}`) : undefined)));
}

async function botMoves(session: Session, seat: Seat, level: BotLevel): Promise<void> {
  const { match, table, random } = session;
  const prompt = match.promptFor(seat);
  if (!prompt) return;
  const move = choose(match.game, match.redealt(seat, random), seat, prompt, { level, random });
  const played = await table.move(seat, { move });
  if (!played.ok) throw new Error(`a bot's move was refused: ${played.refusal.reason}`);
}

/** Gives the screen to another person, with nothing of the last one's left on it. */
async function handOver(session: Session, seat: Seat): Promise<Outcome> {
  if (session.holder === seat) return 'moved';
  const { terminal, names, holder } = session;
  session.holder = seat;
  if (isAlone(session)) return 'moved';
  if (holder !== undefined) terminal.wipe();
  const answer = await terminal.ask(`${names[seat]}, it is your turn. Press Enter when only you can see the screen. `);
  terminal.wipe();
  return answer === undefined || answer === 'quit' ? 'quit' : 'moved';
}

/** A question and its numbered answers, and how to come back to all if these are not all. */
function showChoices(session: Session, seat: Seat, question: string, choices: readonly Choice[]): void {
  const { match, terminal, names } = session;
  const all = movesFor(session, seat).length;
  const isAll = choices.flatMap(({ moves }) => moves).length === all;
  session.choices = choices;
  terminal.say('', `${names[seat]}: ${question}`, ...choices.map(({ text }, i) => `  ${i + 1}. ${text}`));
  if (!isAll && match.promptFor(seat)) terminal.say(`  Enter: all ${all} moves again.`);
}

/** What is asked, with every move or with those picked out. */
function showMoves(session: Session, seat: Seat, picked: readonly Named[] = namedMoves(session, seat)): void {
  const { match } = session;
  const prompt = match.promptFor(seat);
  const question = prompt
    ? match.game.words.ask(match.view(seat), prompt, voiceFor(session, seat)).text
    : 'You are not asked, but you may do this. Enter goes on.';
  showChoices(session, seat, question, choicesOf(picked));
}

/** The line with that number, as it was shown last: a move to make, or some to choose among. */
async function pick(session: Session, seat: Seat, choice: Choice): Promise<Outcome> {
  const [first, second] = choice.moves;
  if (first && !second) return makeMove(session, seat, first.move);
  showChoices(session, seat, `${choice.beginning} …`, opened(choice));
  return 'again';
}

/** A name in full is the move; part of one shows the moves that have it. */
async function search(session: Session, seat: Seat, text: string): Promise<Outcome> {
  const all = namedMoves(session, seat);
  const exact = all.filter(({ label }) => label.toLowerCase() === text.toLowerCase());
  const [only] = exact;
  if (only && exact.length === 1) return makeMove(session, seat, only.move);
  const picked = found(all, text);
  if (picked.length > 0) showMoves(session, seat, picked);
  else session.terminal.say(`No move or command is called "${text}". Type help for what there is, why for what is not possible now.`);
  return 'again';
}

async function obey(session: Session, seat: Seat, line: string): Promise<Outcome> {
  const [name = '', ...rest] = line.split(' ');
  const command = lookUp(commands, name);
  if (command) return command.run(session, seat, rest.join(' ').trim()) ?? 'again';
  if (name === 'help' || name === '?') return showHelp(session);
  if (line === '') {
    showMoves(session, seat);
    return 'again';
  }
  if (!/^\d+$/.test(line)) return search(session, seat, line);
  const choice = session.choices[Number(line) - 1];
  if (choice) return pick(session, seat, choice);
  session.terminal.say(`No move or command is called "${line}". The moves shown last are numbered 1 to ${session.choices.length}.`);
  return 'again';
}

/** Reads lines until one of them moves the game on. Who is not asked may go on with an empty one. */
async function listen(session: Session, seat: Seat): Promise<Outcome> {
  const isAsked = session.match.promptFor(seat) !== undefined;
  tellNews(session, seat);
  showMoves(session, seat);
  for (;;) {
    const line = await session.terminal.ask('> ');
    if (line === undefined) return 'quit';
    const outcome = line === '' && !isAsked ? 'moved' : await obey(session, seat, line);
    if (outcome !== 'again') return outcome;
  }
}

/** A question with one answer is not asked of somebody alone with bots: nobody learns anything from it, and a take-back goes past it. */
async function answerIfOnly(session: Session, seat: Seat): Promise<boolean> {
  const move = onlyAnswer(session, seat);
  if (!move) return false;
  tellNews(session, seat);
  session.terminal.say(`Only one answer: ${sentenceFor(session, seat, move)}`);
  await makeMove(session, seat, move);
  return true;
}

async function personMoves(session: Session, seat: Seat): Promise<Outcome> {
  if (await answerIfOnly(session, seat)) return 'moved';
  if ((await handOver(session, seat)) === 'quit') return 'quit';
  return listen(session, seat);
}

/** A bot's move. Before it, the person at the screen may act out of turn, if they want to be asked. */
async function botTurn(session: Session, seat: Seat, level: BotLevel): Promise<Outcome> {
  const { holder, match, isPausing } = session;
  const { version } = match;
  const mayInterject = isPausing && holder !== undefined && match.promptFor(holder) === undefined && match.anytimeFor(holder).length > 0;
  if (mayInterject && (await listen(session, holder)) === 'quit') return 'quit';
  if (match.version === version) await botMoves(session, seat, level);
  return 'moved';
}

/** Bots answer first, so that people see what came of a choice made together at once. */
async function nextMove(session: Session): Promise<Outcome> {
  const { asked } = session.match;
  const seat = asked.find((one) => !isPerson(session, one)) ?? asked[0];
  if (seat === undefined) throw new Error('nobody is asked, but the game is not over');
  const who = session.seated[seat] ?? 'person';
  return who === 'person' ? personMoves(session, seat) : botTurn(session, seat, who);
}

/** After the end: the result, and a last chance to look around and to save. */
async function closeGame(session: Session): Promise<void> {
  const { match, terminal, holder = 0 } = session;
  tellNews(session, holder);
  if (match.state.result) terminal.say('', match.game.words.result(match.state.result, voiceFor(session, isAlone(session) ? holder : 'spectator')));
  terminal.say('The game is over: table, log, rules, save <file>, or Enter to leave.');
  for (let line = await terminal.ask('> '); line; line = await terminal.ask('> ')) {
    const [name = '', ...rest] = line.split(' ');
    if (name === 'quit') return;
    if (['table', 'log', 'card', 'rules', 'save'].includes(name)) await lookUp(commands, name)?.run(session, holder, rest.join(' ').trim());
    else terminal.say('The game is over: table, log, rules, save <file>, or Enter to leave.');
  }
}

/** The table of this terminal. Nothing is kept of it but what is saved by hand. */
function tableOf(match: Match, seated: Session['seated']): Table {
  return new Table(() => match, {
    keep: async () => true,
    tell() {},
    async readAgain() {
      throw new Error('a terminal has no log to read again');
    },
    isPerson: (seat) => seated[seat] === 'person',
    now: () => Date.now(),
    broke(error) {
      throw error;
    },
  });
}

/** Plays a match to its end at a terminal. */
export async function play(match: Match, given: Omit<PlayOptions, 'seats' | 'option'>, terminal: Terminal): Promise<void> {
  const seated = seatedAt(match, given);
  const names = namesFor(seated, given);
  const random = fastRandom(given.seed ?? Math.floor(Math.random() * 2 ** 31));
  const session: Session = {
    table: tableOf(match, seated),
    match,
    names,
    seated,
    things: thingsOf(match.game.id),
    rules: rulesOf(match.game.id),
    random,
    terminal,
    told: names.map(() => Math.max(0, match.moves.length - RECENT)),
    choices: [],
    saved: match.version,
    holder: undefined,
    isPausing: false,
  };
  const players = names.map((name, seat) => (seated[seat] === 'person' ? name : `${name} (${seated[seat]} bot)`));
  terminal.say(`${match.game.title}: ${players.join(', ')}. Type help for what you can do.`, `The dice are fixed by ${match.commitment}.`);
  while (!match.isOver)
    if ((await nextMove(session)) === 'quit') {
      if (!isSaved(session)) terminal.say('', 'The game was not saved.');
      return;
    }
  await closeGame(session);
}

export async function playCommand(id: string, given: PlayOptions): Promise<void> {
  const match = await beginMatch(id, given);
  const terminal = openTerminal(process.stdin, process.stdout);
  await play(match, given, terminal).finally(() => terminal.close());
}
