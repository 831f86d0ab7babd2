import { below, type Core, fastRandom, type GameEvent, type GameModule, type Move, type Random } from '@conclave/engine';
import type { Check, ContractSpec, Setting } from './checks/common.ts';
import { checkReplay, checkTakeBack } from './checks/logs.ts';
import { checkNames, checkOptionNames } from './checks/names.ts';
import { checkClone, checkConservation, checkCoverage, checkOffers, checkPurity, checkRefusals, checkSaving } from './checks/positions.ts';
import { checkFairness, checkNoLeak, checkRedeal, checkSecrets, checkWalls } from './checks/secrets.ts';
import { checkWords } from './checks/words.ts';
import { type Moment, stroll } from './random-play.ts';

export type { Check, ContractSpec };

/** Every promise a game makes, as checks over random games. One suite, the same for every game. */
export function contract<G extends Core, M extends Move, V, E extends GameEvent>(typed: GameModule<G, M, V, E>, spec: ContractSpec<G>): Check[] {
  const game = typed as unknown as GameModule<G, M>;
  const { min, max } = game.seats;
  const games = Number(process.env.CONCLAVE_GAMES) || spec.games;
  /** A long run looks at more games, more rarely. */
  const rarely = process.env.CONCLAVE_GAMES ? 20 : 1;
  const seatCounts = spec.seats ?? Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const optionSets = spec.options ?? [{}];

  const eachGame = (visit: (setting: Setting, nth: number) => void): void => {
    for (const seats of seatCounts)
      for (const options of optionSets) for (let nth = 1; nth <= games; nth++) visit({ seats, seed: nth * 1000 + seats, options }, nth);
  };
  const eachMoment = (visit: (moment: Moment<G, M>) => void): void => eachGame((setting) => stroll(game, { ...setting, bound: spec.bound }, visit));
  /** A few moments of each game, at random: for checks that cost much. */
  const someMoments = (oneIn: number, visit: (moment: Moment<G, M>, random: Random) => void): void =>
    eachGame((setting) => {
      const random = fastRandom(setting.seed + 7);
      stroll(game, { ...setting, bound: spec.bound }, (moment) => {
        if (below(random, oneIn * rarely) === 0) visit(moment, random);
      });
    });

  return [
    { name: 'every game ends', run: () => eachGame((setting) => void stroll(game, { ...setting, bound: spec.bound })) },
    { name: 'every offered move can be played', run: () => someMoments(10, checkOffers(game)) },
    { name: 'what is not offered is refused with a reason, and changes nothing', run: () => someMoments(10, checkRefusals(game)) },
    {
      name: 'names that every object inherits open nothing',
      run() {
        checkOptionNames(game as unknown as GameModule);
        someMoments(80, checkNames(game));
      },
    },
    { name: 'a clone is equal, shares nothing and goes its own way', run: () => someMoments(10, checkClone(game)) },
    { name: 'a position survives being saved in mid-rule', run: () => someMoments(10, checkSaving(game)) },
    { name: 'asking, viewing and explaining change nothing', run: () => someMoments(5, checkPurity(game)) },
    { name: 'nothing is lost or made up', run: () => eachGame((setting) => checkConservation(game, spec, { ...setting, oneIn: rarely })) },
    {
      name: 'the log replays to the same position',
      run: () => eachGame((setting, nth) => checkReplay(game, setting, { bound: spec.bound, isSaved: nth % rarely === 0 })),
    },
    {
      name: 'a move taken back and done again changes nothing, and no wall is passed',
      run: () => eachGame((setting) => checkTakeBack(game, setting, spec.bound)),
    },
    { name: 'no seat can see what it may not know', run: () => someMoments(5, checkNoLeak(game)) },
    { name: 'what is dealt anew depends only on what the seat knows', run: () => someMoments(5, checkFairness(game)) },
    { name: 'every hidden part is dealt anew', run: () => checkSecrets(game, spec, eachMoment) },
    { name: 'what comes to light by a move raises a wall', run: () => someMoments(3, checkWalls(game)) },
    { name: 'a game dealt anew can be played to its end and keeps every piece', run: () => someMoments(60, checkRedeal(game, spec)) },
    { name: 'every question, move, event and table has a plain sentence', run: () => eachGame((setting) => checkWords(game, setting, spec.bound)) },
    { name: 'random games reach every step of every rule', run: () => checkCoverage(game, eachMoment, spec.rare ?? []) },
  ];
}
