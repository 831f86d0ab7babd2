import { playerOf, type Seat } from '@conclave/engine';
import { actionOf, advancementAt, type Effect, type Face, leaderAt, measured, type Scope, tokenAt, VALES_WITH, valeAt } from './cards/index.ts';
import { faceAt, type MysticValeState, NONE, type Player } from './state.ts';

export type ScorePart = 'tokens' | 'advancements' | 'doubling' | 'vales' | 'leader' | 'amulet' | 'negative';

/** One line of the score sheet, and the cards it comes from. */
export interface ScoreLine {
  readonly part: ScorePart;
  readonly points: number;
  readonly items: readonly { readonly card: string; readonly points: number }[];
}

export interface Score {
  readonly lines: readonly ScoreLine[];
  readonly total: number;
}

interface Item {
  card: string;
  points: number;
}

/** What a player's texts count at the end; `card` is the one a text is on. */
const scopeOf = (player: Player, card: number): Scope => ({ owner: player, faceOn: (on) => faceAt(player, on), card, paid: 0 });

function scoreWorth(effect: Effect, player: Player, card: number): number {
  const score = actionOf([effect], 'score');
  if (!score) return 0;
  const least = effect.condition?.guardianOnSelfCard?.min ?? 0;
  return least === 0 || faceAt(player, card).guardian >= least ? measured(score.amount, scopeOf(player, card)) : 0;
}

/** What the end-of-game texts of a card or vale are worth. */
function worthOf(effects: readonly Effect[], player: Player, card = NONE): number {
  let worth = 0;
  for (const effect of effects) if (effect.timing === 'endOfGame') worth += scoreWorth(effect, player, card);
  return worth;
}

/** MV-ECLIPSE-05: only what shows is worth gray VP. */
const grayOf = (player: Player, card: number): Item[] =>
  faceAt(player, card).visible.map((piece) => {
    const { id, symbols, effects } = advancementAt(piece);
    return { card: id, points: symbols.vpEnd + worthOf(effects, player, card) };
  });

/** Gray VP of all advancements, before doubling. */
function advancementItems(player: Player): Item[] {
  return player.cards.flatMap((_, card) => {
    const face = faceAt(player, card);
    return face.gray > 0 || face.endOfGame.length > 0 ? grayOf(player, card) : [];
  });
}

/** MV-CARD-MEDUSA-GROTTO-01: how many times more the gray VP of advancements counts. */
const extraFactor = (player: Player): number =>
  player.vales
    .filter((vale) => VALES_WITH.doubling.includes(vale))
    .reduce((extra, vale) => extra + (actionOf(valeAt(vale).effects, 'scoreMultiplier')?.factor ?? 1) - 1, 0);

function valeItems(player: Player): Item[] {
  return player.vales.map((vale) => {
    const { id, symbols, effects } = valeAt(vale);
    const bog = VALES_WITH.extraPlanting.includes(vale) ? Math.max(0, player.bog) : 0;
    return { card: id, points: symbols.vpEnd + worthOf(effects, player) + bog };
  });
}

const shownSide = (player: Player): Face | undefined => player.cards.map((_, card) => faceAt(player, card)).find(({ isLeader }) => isLeader);

/** MV-LEADER-13: the side that shows. */
function leaderItems(player: Player): Item[] {
  const face = shownSide(player);
  if (!face) return [];
  const leader = leaderAt(player.leader);
  return [{ card: leader.id, points: face.base.symbols.vpEnd + worthOf(leader[face.base.side].effects, player) }];
}

function negativeItems(player: Player): Item[] {
  const onCards = player.cards.flatMap((_, card) => {
    const { visible, base, red } = faceAt(player, card);
    if (red === 0) return [];
    const onPieces = visible.map((piece): Item => ({ card: advancementAt(piece).id, points: advancementAt(piece).symbols.vpNegative }));
    return [...onPieces, { card: base.id, points: base.symbols.vpNegative }];
  });
  const onVales = player.vales.map((vale): Item => ({ card: valeAt(vale).id, points: valeAt(vale).symbols.vpNegative }));
  const token = tokenAt(player.token);
  return [...onCards, ...onVales, { card: token.id, points: token.vpNegative }];
}

function lineOf(part: ScorePart, items: readonly Item[]): ScoreLine {
  const worth = items.filter(({ points }) => points !== 0);
  return { part, points: worth.reduce((sum, { points }) => sum + points, 0), items: worth };
}

/** MV-SCORE-01, MV-SCORE-07: what a player would score now. Borderwatch Bog counts once its planting is done. */
export function scoreOf(player: Player): Score {
  const gray = advancementItems(player);
  const extra = extraFactor(player);
  const token = tokenAt(player.token);
  const lines = [
    { part: 'tokens', points: player.vp, items: [] } as ScoreLine,
    lineOf('advancements', gray),
    lineOf(
      'doubling',
      gray.map(({ card, points }) => ({ card, points: points * extra })),
    ),
    lineOf('vales', valeItems(player)),
    lineOf('leader', leaderItems(player)),
    lineOf('amulet', [{ card: token.id, points: token.vpEnd }]),
    lineOf('negative', negativeItems(player)),
  ].filter(({ part, points }) => part === 'tokens' || points !== 0);
  return { lines, total: lines.reduce((sum, { points }) => sum + points, 0) };
}

/** The total alone, without the sheet: for bots and the graph. */
export function totalOf(player: Player): number {
  let gray = 0;
  let rest = player.vp + tokenAt(player.token).vpEnd + tokenAt(player.token).vpNegative;
  for (let card = 0; card < player.cards.length; card++) {
    const face = faceAt(player, card);
    gray += face.gray;
    rest += face.red;
    for (const { piece, effect } of face.endOfGame) {
      const worth = worthOf([effect], player, card);
      if (piece === NONE) rest += worth;
      else gray += worth;
    }
    if (face.isLeader) rest += face.base.symbols.vpEnd;
  }
  for (const vale of player.vales) {
    const { symbols, effects } = valeAt(vale);
    rest += symbols.vpEnd + symbols.vpNegative + worthOf(effects, player);
    if (VALES_WITH.extraPlanting.includes(vale)) rest += Math.max(0, player.bog);
  }
  return gray * (1 + extraFactor(player)) + rest;
}

/** MV-SCORE-05, MV-SCORE-06: most points; of those tied, most vales; still tied, they share the win. */
export function winnersOf(game: MysticValeState): { winners: Seat[]; how: string; scores: number[] } {
  const scores = game.players.map(totalOf);
  const best = Math.max(...scores);
  const tied = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  const valesOf = (seat: Seat): number => playerOf(game, seat).vales.length;
  const most = Math.max(...tied.map(valesOf));
  const winners = tied.filter((seat) => valesOf(seat) === most);
  if (tied.length === 1) return { winners, how: 'mostPoints', scores };
  return { winners, how: winners.length === 1 ? 'moreVales' : 'shared', scores };
}

const piecesOf = ({ plain, eclipse }: Face): number[] => [...plain, ...eclipse].filter((piece) => piece !== NONE);

/** Advancements, vales, the leader and the amulet. */
export function holdings(game: MysticValeState, seat: Seat): readonly string[] {
  const player = playerOf(game, seat);
  const advancements = player.cards.flatMap((_, card) => piecesOf(faceAt(player, card))).map((piece) => advancementAt(piece).id);
  const leader = player.leader === NONE ? [] : [leaderAt(player.leader).id];
  return [...advancements, ...player.vales.map((vale) => valeAt(vale).id), ...leader, tokenAt(player.token).id];
}
