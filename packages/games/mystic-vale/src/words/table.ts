import type { Section, Voice } from '@conclave/engine';
import { advancementAt, CONSTANTS, nameOf, soilPiece } from '../cards/index.ts';
import { say, sayOf } from '../messages/index.ts';
import {
  type CardLook,
  cardLook,
  deckCards,
  fieldDecay,
  forecast,
  levelOfSpot,
  levelOfValeSpot,
  type MysticValeView,
  type PlayerView,
  pushOddsIn,
  scoreSheet,
  totalPoints,
} from '../view/index.ts';
import {
  advancementLine,
  describeCard,
  describeSymbols,
  forecastWords,
  leaderName,
  moverOf,
  powerLine,
  scoreLine,
  signed,
  supplyOf,
  valeLine,
} from './cards.ts';

const shown = (card: CardLook): string => say('table.card', { card: describeCard(card), symbols: describeSymbols(card.symbols) });

/** The field was harvested, or will be no more: neither odds nor means matter. */
function isHarvested({ turn }: MysticValeView, { seat }: PlayerView): boolean {
  return turn.phase === 'over' || (turn.seat === seat && (turn.phase === 'harvest' || turn.phase === 'discard'));
}

function decayLine(view: MysticValeView, player: PlayerView): string {
  const { counts, decay, growth } = fieldDecay(player);
  if (isHarvested(view, player)) return say('table.decayPast', { counts, decay, growth });
  const { spoils, of } = pushOddsIn(view, player) ?? { spoils: 0, of: 0 };
  return say('table.decay', { counts, decay, growth, spoilsAt: CONSTANTS.spoilsAt, hasOdds: of > 0, spoils, of });
}

function fieldLines(view: MysticValeView, player: PlayerView): string[] {
  const field = player.field.map((on) => cardLook(player, on)).map((card, i) => say('table.fieldCard', { n: i + 1, card: shown(card), stays: card.isKept }));
  return [
    ...(field.length > 0 ? field : [say('table.fieldEmpty')]),
    player.onDeck === null ? say('table.noOnDeck') : say('table.onDeck', { card: shown(cardLook(player, player.onDeck)) }),
    decayLine(view, player),
    ...(isHarvested(view, player) ? [] : [say('table.forecast', { forecast: forecastWords(forecast(view, player.seat)) })]),
  ];
}

const spotLine = (level: number, card: string | undefined): string =>
  card === undefined ? say('table.spotEmpty', { level }) : say('table.spot', { level, card });

function commonsLines(view: MysticValeView): string[] {
  const spots = view.commons.map((piece, spot) => spotLine(levelOfSpot(spot), piece ? advancementLine(piece) : undefined));
  const [top = 0, middle = 0, bottom = 0] = view.soil;
  return [...spots, say('table.soil', { cost: advancementAt(soilPiece(0)).cost, top, middle, bottom })];
}

const valesOf = ({ vales }: PlayerView): string =>
  say('table.ownVales', { n: vales.length, vales: vales.map(({ card, used = 'none' }) => say('table.ownVale', { vale: nameOf(card), used })) });

function factsOf(player: PlayerView): string[] {
  const { token, leader, waiting, workshop } = player;
  return [
    say('table.points', { points: signed(totalPoints(player)), n: Math.abs(totalPoints(player)), vp: player.vp }),
    say('table.ownToken', { token: nameOf(token.card), side: token.side }),
    ...(leader ? [say('table.ownLeader', { leader: leaderName(leader.card), side: leader.side })] : []),
    valesOf(player),
    ...(workshop.length > 0 ? [say('table.workshop', { cards: workshop.map(({ card }) => nameOf(card)) })] : []),
    ...(waiting.mana + waiting.wild > 0 ? [say('table.waiting', waiting)] : []),
    ...(player.isSpoiled ? [say('table.spoiledNext')] : []),
    say('table.piles', { deck: player.deck, discard: player.discard.length }),
  ];
}

function playerLine(player: PlayerView, voice: Voice): string {
  const facts = factsOf(player).reduce((all, fact) => say('table.fact', { facts: all, fact }));
  return sayOf(voice, 'table.player', { who: player.seat }, { facts });
}

function turnLines(view: MysticValeView, voice: Voice): string[] {
  const { turn, pool, isEnding } = view;
  const isOver = turn.phase === 'over';
  return [
    sayOf(voice, 'table.turn', { who: turn.phase === 'draft' || isOver ? undefined : turn.seat }, { phase: turn.phase }),
    ...(turn.phase === 'harvest' ? [sayOf(voice, 'table.supply', { who: turn.seat }, { means: supplyOf(turn.supply) })] : []),
    ...(turn.aside.length > 0 ? [say('table.aside', { cards: turn.aside.map(({ card }) => nameOf(card)) })] : []),
    isEnding ? say('table.poolEmpty', { isOver }) : say('table.pool', { n: pool }),
  ];
}

/** Cards of a pile, those that are alike on one line. */
function pileLines(player: PlayerView, pile: readonly number[]): string[] {
  const counts = new Map<string, number>();
  for (const card of pile.map((on) => shown(cardLook(player, on)))) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, n]) => (n > 1 ? say('table.alike', { card, n }) : card));
}

type Own = 'table.field' | 'table.leaderAndToken' | 'table.token' | 'table.deck' | 'table.discard';

/** A section with its owner's name, if there is anything in it. */
const sectionOf = (voice: Voice, { seat }: PlayerView, what: Own, lines: string[]): Section[] =>
  lines.length > 0 ? [{ heading: sayOf(voice, what, { who: seat }), lines }] : [];

function powerSection(voice: Voice, player: PlayerView): Section[] {
  const powers = [...(player.leader ? [player.leader.card] : []), player.token.card];
  return sectionOf(voice, player, player.leader ? 'table.leaderAndToken' : 'table.token', powers.map(powerLine));
}

const discardSection = (voice: Voice, player: PlayerView): Section[] => sectionOf(voice, player, 'table.discard', pileLines(player, player.discard));

function scoreWords(player: PlayerView, voice: Voice): string {
  const { lines, total } = scoreSheet(player);
  return sayOf(voice, 'table.player', { who: player.seat }, { facts: scoreLine(lines, total) });
}

export function table(view: MysticValeView, voice: Voice): Section[] {
  const looker = voice.viewer === 'spectator' ? moverOf(view) : (view.players[voice.viewer] ?? moverOf(view));
  const others = view.players.filter(({ seat }) => seat !== looker.seat);
  const sheets = view.result ? view.players.map((player) => scoreWords(player, voice)) : [];
  const laid = view.laid.flatMap(({ leaders, amulets }) => [...leaders, ...amulets].map(powerLine));
  return [
    { heading: say('table.now'), lines: turnLines(view, voice) },
    ...(sheets.length > 0 ? [{ heading: say('table.score'), lines: sheets }] : []),
    ...(laid.length > 0 ? [{ heading: say('table.laid'), lines: laid }] : []),
    ...sectionOf(voice, looker, 'table.field', fieldLines(view, looker)),
    { heading: say('table.commons'), lines: commonsLines(view) },
    { heading: say('table.vales'), lines: view.vales.map((card, spot) => spotLine(levelOfValeSpot(spot), card ? valeLine(card) : undefined)) },
    { heading: say('table.players'), lines: [looker, ...others].map((player) => playerLine(player, voice)) },
    ...powerSection(voice, looker),
    ...others.flatMap((player) => [
      ...sectionOf(voice, player, 'table.field', fieldLines(view, player)),
      ...powerSection(voice, player),
      ...discardSection(voice, player),
    ]),
    ...sectionOf(voice, looker, 'table.deck', looker.seat === voice.viewer || view.result ? pileLines(looker, deckCards(looker)) : []),
    ...discardSection(voice, looker),
  ];
}
