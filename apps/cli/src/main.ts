import { knownLevels, levels, nameable, USUAL_LEVEL } from '@conclave/bots';
import { Command } from 'commander';
import { arenaCommand } from './arena/command.ts';
import { checkCommand } from './check.ts';
import { Complaint } from './complaint.ts';
import { conformanceCommand } from './conformance.ts';
import { labCommand } from './lab/command.ts';
import { exportCommand, importCommand } from './moving.ts';
import { mutationCommand } from './mutation.ts';
import { newGameCommand } from './new-game.ts';
import { wholeNumber } from './numbers.ts';
import { playCommand } from './play/play.ts';
import { puzzlesCommand } from './puzzles/puzzles.ts';
import { serveCommand } from './serve.ts';
import { simulateCommand } from './simulate.ts';
import { trainCommand } from './train/train.ts';
import { verifyCommand } from './verify.ts';

const program = new Command('conclave').description('Magic board games with complete rules: play, simulate and check them.');
const BOTS = `${knownLevels.join(', ')}, or a level with a character of the game (adept/raider); one for all, or one a seat with commas between`;
let isLeftOpen = false;
/** On Node 20 the loader that a thread needs for TypeScript keeps the process open when the thread has ended: these commands must end it. */
const withThread =
  <A extends unknown[]>(command: (...args: A) => Promise<void>) =>
  (...args: A): Promise<void> => {
    isLeftOpen = true;
    return command(...args);
  };
const PACK = 'play with the values of a pack instead of the printed ones: a file, or the name of one that the game brings';
const each = (value: string, before: string[] = []): string[] => [...before, value];

program
  .command('play <game>')
  .description('play a whole game in the terminal, alone with bots or passing the screen round')
  .option('--seats <n>', 'seats at the table', wholeNumber(1))
  .option('--people <n>', 'how many of them are people', wholeNumber(1), 1)
  .option('--bots <levels>', BOTS, USUAL_LEVEL)
  .option('--names <names>', 'names by seat, with commas between')
  .option('--option <key=value>', 'an option of the game, several times if need be; ? names them', each)
  .option('--seed <n>', 'the same dice each time', wholeNumber(0))
  .option('--from <file>', 'go on with a saved game')
  .option('--pack <pack>', PACK)
  .action(playCommand);

program
  .command('simulate <game>')
  .description('let bots play many games and sum them up')
  .option('--games <n>', 'how many', wholeNumber(1), 1000)
  .option('--seats <n>', 'seats at the table', wholeNumber(1))
  .option('--seed <n>', 'the same games each time', wholeNumber(0), 1)
  .option('--bots <levels>', BOTS, 'random')
  .option('--option <key=value>', 'an option of the game, several times if need be; ? names them', each)
  .option('--pack <pack>', PACK)
  .option('--json', 'for machines')
  .action(simulateCommand);

program
  .command('arena <game>')
  .description('let bots play against each other on mirrored deals and say which is stronger')
  .option('--players <bots>', `who plays, with commas between: ${[...levels, ...nameable].join(', ')}`)
  .option('--levels', 'each level against the one below, and the strongest against simple')
  .option(
    '--all',
    'the same at every number of seats, and the characters, into a page of the documentation; goes on where it was stopped; with --players or --seats only those pairs',
  )
  .option('--out <file>', 'where that page goes; docs/bots/<game>.md unless said')
  .option('--folder <folder>', 'where the games played for it are kept; docs/bots/games unless said')
  .option('--minutes <n>', 'with --all: begin nothing more after so long; what is there is written', wholeNumber(1))
  .option('--games <n>', 'how many (of each pair); whole rounds of mirrored deals are played', wholeNumber(1), 200)
  .option('--seats <n>', 'seats at the table; as many as players unless said', wholeNumber(1))
  .option('--seed <n>', 'the same games each time', wholeNumber(0), 1)
  .option('--option <key=value>', 'an option of the game, several times if need be; ? names them', each)
  .option('--workers <n>', 'threads; as many as cores unless said', wholeNumber(1))
  .option('--json', 'for machines')
  .option('--markdown', 'how the second player did against the first, as rows for a page of the documentation')
  .option('--html <file>', 'write a page with plots')
  .action(arenaCommand);

program
  .command('lab <game>')
  .description('let equal bots play many games and say what each seat and each card is worth')
  .option('--games <n>', 'how many', wholeNumber(1), 1000)
  .option('--seats <n>', 'seats at the table', wholeNumber(1))
  .option('--bot <name>', `who plays at every seat: ${[...levels, ...nameable].join(', ')}`, 'adept')
  .option('--seed <n>', 'the same games each time', wholeNumber(0), 1)
  .option('--option <key=value>', 'an option of the game, several times if need be; ? names them', each)
  .option('--workers <n>', 'threads; as many as cores unless said', wholeNumber(1))
  .option('--pack <pack>', PACK)
  .option('--compare <pack>', 'play the same deals with the values of this pack as well, and say what changes')
  .option('--json', 'for machines')
  .option('--html <file>', 'write a page with plots')
  .action(labCommand);

program
  .command('train <game>')
  .description('let bots play against themselves and learn to judge positions from it; goes on where it was stopped')
  .option('--games <n>', 'games a generation', wholeNumber(10), 1000)
  .option('--generations <n>', 'how often to play and learn', wholeNumber(1), 6)
  .option(
    '--thought <n>',
    'decisions thought ahead, from the second generation on where a game names no rule of thumb; 0: what looks best at first sight',
    wholeNumber(0),
    0,
  )
  .option('--hidden <n>', 'hidden units of the net', wholeNumber(1), 32)
  .option('--seed <n>', 'the same seed learns the same', wholeNumber(0), 1)
  .option('--workers <n>', 'threads; as many as cores unless said', wholeNumber(1))
  .option('--folder <folder>', 'where a stopped training goes on; reports/training/<game> unless said')
  .option('--out <file>', 'where the weights go; those of the bots unless said')
  .option('--html <file>', 'write a page with learning curves')
  .action(trainCommand);

program
  .command('puzzles <game>')
  .description('find positions with one clearly best move in games between strong bots; goes on where it was stopped')
  .option('--count <n>', 'how many puzzles there shall be in all', wholeNumber(1), 60)
  .option('--decisions <n>', 'decisions of a first look, by which both sides also play; the check takes ten times as many', wholeNumber(50), 1000)
  .option('--margin <percent>', 'how far the best move must be ahead of the next, at the lower end of its 95 % interval', wholeNumber(1), 5)
  .option('--most <n>', 'at most so many of one game', wholeNumber(1), 2)
  .option('--seats <n>', 'seats at the table; two and three by turns unless said', wholeNumber(1))
  .option('--option <key=value>', 'an option of the game, several times if need be; ? names them', each)
  .option('--seed <n>', 'the same seed finds the same puzzles', wholeNumber(0), 1)
  .option('--workers <n>', 'threads; as many as cores unless said', wholeNumber(1))
  .option('--out <file>', 'where the puzzles go; those of the bots unless said')
  .action(puzzlesCommand);

program.command('verify <file>').description('replay a saved game and say whether, and where, it differs').action(verifyCommand);

program
  .command('serve')
  .description('serve tables to browsers, with one process or several behind one port; settings come from the environment')
  .option('--nodes <n>', 'how many processes; more than one share DATABASE_URL and REDIS_URL', wholeNumber(1), 1)
  .option('--sources', 'run the sources instead of what npm run build made')
  .action(serveCommand);

program
  .command('check')
  .description("look through a server's data: the file, and every game replayed; it may be in use")
  .option('--data <folder>', 'the data folder of the server', 'data')
  .action(checkCommand);

program
  .command('export <file>')
  .description('write all that a server keeps into one file; the server must be stopped')
  .option('--data <folder>', 'the data folder of the server; what DATABASE_URL or CONCLAVE_DATA name unless said')
  .action(withThread(exportCommand));

program
  .command('import <file>')
  .description('put an export into an empty data folder or database, and play every game again')
  .option('--data <folder>', 'the data folder; what DATABASE_URL or CONCLAVE_DATA name unless said')
  .action(withThread(importCommand));

program
  .command('conformance [game]')
  .description('say which rules have a passing test that names them')
  .option('--results <file>', 'read the results of a test run instead of running the tests')
  .action(conformanceCommand);

program
  .command('mutation <game>')
  .description("break a game's rules one by one and see whether a test notices")
  .option('--contract', 'let the contract suite notice faults too (slow)')
  .action(mutationCommand);

program
  .command('new <id>')
  .description('make a new game of the example, and put it on the shelf')
  .option('--title <title>', 'what it is called; the id in capitals unless said')
  .option('--prefix <letters>', 'the two letters that the ids of its rules begin with; the first of the id unless said')
  .action(newGameCommand);

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof Complaint)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

// What was said goes out first.
if (isLeftOpen) process.stdout.write('', () => process.exit());
