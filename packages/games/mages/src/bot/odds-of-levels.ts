import { DIE_OF_LEVEL, RULES } from '../cards/index.ts';
import { chanceToWin } from '../rules/index.ts';

const plain = (mine: number, theirs: number): number => chanceToWin({ sides: mine, modifier: 0, mirrors: 0 }, { sides: theirs, modifier: 0, mirrors: 0 });
const BY_LEVELS = DIE_OF_LEVEL.map((mine) => DIE_OF_LEVEL.map((theirs) => plain(mine, theirs)));
const AGAINST_DUNGEON = DIE_OF_LEVEL.map((mine) => plain(mine, RULES.dungeonDie));

/** The chance of one level's die against another's. */
export const oddsOfLevels = (mine: number, theirs: number): number => BY_LEVELS[mine]?.[theirs] ?? 0.5;
/** The chance of a Heal at that level. */
export const oddsAgainstDungeon = (level: number): number => AGAINST_DUNGEON[level] ?? 0.5;
