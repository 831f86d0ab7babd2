import { actionOf, advancementAt, CONSTANTS, type Effect, isFree, leaderAt, leaderMake, type Vale, valeAt } from '../cards/index.ts';
import { inCommons, spiritsShort } from '../rules/index.ts';
import { faceAt, type MysticValeState, mover, NONE, type Player } from '../state.ts';
import { abilityWorth, endWorth, MANA, makeWorth, pieceWorth, playWorth, SPIRIT, usualField } from './worth.ts';

/** Mana, and spirits as animal, forest, sky, wild. */
export interface Purse {
  readonly mana: number;
  readonly spirits: readonly number[];
}

interface Gains {
  readonly mana: number;
  readonly animal: number;
  readonly forest: number;
  readonly sky: number;
  readonly wild: number;
}

function pour(purse: Purse, { mana, animal, forest, sky, wild }: Gains): Purse {
  const [a = 0, f = 0, s = 0, w = 0] = purse.spirits;
  return { mana: purse.mana + mana, spirits: [a + animal, f + forest, s + sky, w + wild] };
}

/** What the field, the vales and waiting gains would put into a purse, and what else they bring. */
export function harvestOf(player: Player): { purse: Purse; rest: number } {
  let purse: Purse = { mana: player.waitingMana, spirits: [0, 0, 0, player.waitingWild] };
  let rest = 0;
  for (const card of player.field) {
    const face = faceAt(player, card);
    purse = pour(purse, face);
    rest += playWorth(face) - MANA * face.mana - SPIRIT * (face.animal + face.forest + face.sky + 1.2 * face.wild);
  }
  for (const vale of player.vales) {
    purse = pour(purse, valeAt(vale).symbols);
    rest += valeAt(vale).symbols.vpHarvest;
  }
  return { purse, rest };
}

/** What an advancement brings its owner until the end, in VP. */
export function advancementWorth(player: Player, piece: number, turns: number): number {
  const share = usualField(player) / CONSTANTS.deckSize;
  return endWorth(advancementAt(piece)) + turns * share * pieceWorth(piece);
}

const ONCE_IN_A_WHILE = 0.5;

/** What a vale's text brings in so many turns: a free ability each time, anything else now and then. */
function textWorth(effect: Effect, turns: number): number {
  if (effect.timing === 'harvest' && isFree(effect)) return turns * abilityWorth(effect, 0);
  return effect.timing === 'endOfGame' ? 0 : ONCE_IN_A_WHILE;
}

/** What a vale brings its owner until the end, in VP. */
export function valeWorth(player: Player, { symbols, effects }: Vale, turns: number): number {
  const each = MANA * symbols.mana + SPIRIT * (symbols.animal + symbols.forest + symbols.sky + symbols.wild) + symbols.vpHarvest;
  const points = symbols.vpEnd + symbols.vpNegative + (actionOf(effects, 'score') ? player.vales.length + 1 : 0);
  return points + turns * each + effects.reduce((sum, effect) => sum + textWorth(effect, turns), 0);
}

/** How likely a leader comes up once more in so many turns. */
export const chanceToReturn = (turns: number): number => 1 - Math.exp(-turns / 3.5);

/** What turning the leader over brings until the end, in VP. */
export function upgradeWorth(player: Player, turns: number): number {
  const { upgraded } = leaderAt(player.leader);
  const gain = makeWorth(leaderMake(player.leader, 'upgraded')) - makeWorth(leaderMake(player.leader, 'start'));
  const risk = upgraded.symbols.vpNegative * (1 - chanceToReturn(turns));
  return upgraded.symbols.vpEnd + risk + (turns * usualField(player) * gain) / CONSTANTS.deckSize;
}

interface Ware {
  readonly cost: number;
  readonly worth: number;
}

/** Everything a purse could pay for in mana, alone. */
function waresFor(game: MysticValeState, mana: number, turns: number): Ware[] {
  const player = mover(game);
  const wares: Ware[] = [];
  for (const piece of inCommons(game)) {
    const { cost } = advancementAt(piece);
    if (cost <= mana) wares.push({ cost, worth: advancementWorth(player, piece, turns) });
  }
  const canUpgrade = player.leader !== NONE && !game.turn.hasTurned;
  const cost = canUpgrade ? leaderAt(player.leader).start.upgradeCost : 0;
  const isThere = canUpgrade && player.field.some((card) => faceAt(player, card).isLeader && faceAt(player, card).base.side === 'start');
  if (isThere && cost <= mana) wares.push({ cost, worth: upgradeWorth(player, turns) });
  return wares;
}

/** The best that one or two purchases come to. */
function bestOf(wares: readonly Ware[], mana: number, buys: number): number {
  let best = 0;
  for (let i = 0; i < wares.length && buys > 0; i++) {
    const one = wares[i] as Ware;
    best = Math.max(best, one.worth);
    for (let j = i + 1; j < wares.length && buys > 1; j++) {
      const other = wares[j] as Ware;
      if (one.cost + other.cost <= mana) best = Math.max(best, one.worth + other.worth);
    }
  }
  return best;
}

/** What is still to be bought counts for a little less than what is bought. */
const STILL_TO_BUY = 0.9;
/** What mana and a spirit are worth beyond what they buy now: another card may join, a refill may suit. */
const SPARE = 0.03;

/** What a purse is worth in the turn at hand, in VP: the best it could buy. */
export function spendingWorth(
  game: MysticValeState,
  { mana, spirits }: Purse,
  { buys, valeBuys, turns }: { buys: number; valeBuys: number; turns: number },
): number {
  const player = mover(game);
  let vales = 0;
  for (const vale of valeBuys > 0 ? game.valeRow : [])
    if (vale !== NONE && spiritsShort(valeAt(vale), spirits) === 0) vales = Math.max(vales, valeWorth(player, valeAt(vale), turns));
  const spare = SPARE * (mana + spirits.reduce((sum, n) => sum + 2 * n, 0));
  return STILL_TO_BUY * (bestOf(waresFor(game, mana, turns), mana, buys) + vales) + spare;
}
