import { counted, listed, type Section, type Voice } from '@conclave/engine';
import { advancementAt, CONSTANTS, nameOf, POSITIONS, soilPiece } from '../cards/index.ts';
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
  capital,
  describeCard,
  describeMeans,
  describeSymbols,
  forecastWords,
  leaderName,
  listNames,
  moverOf,
  powerLine,
  scoreLine,
  valeLine,
} from './cards.ts';

const PHASES: Record<MysticValeView['turn']['phase'], string> = {
  draft: 'Choosing leaders and amulets',
  planting: 'Planting',
  harvest: 'Harvest',
  discard: 'Discard',
  prep: 'Prep',
  bog: 'Borderwatch Bog',
  over: 'The game is over',
};

function cardLine(card: CardLook, i: number): string {
  return `${i + 1}. ${shown(card)}${card.isKept ? ' (stays)' : ''}`;
}

/** The field was harvested, or will be no more: neither odds nor means matter. */
function isHarvested({ turn }: MysticValeView, { seat }: PlayerView): boolean {
  return turn.phase === 'over' || (turn.seat === seat && (turn.phase === 'harvest' || turn.phase === 'discard'));
}

function decayLine(view: MysticValeView, player: PlayerView): string {
  const decay = fieldDecay(player);
  const odds = pushOddsIn(view, player);
  const growth = decay.growth > 0 ? ` (${decay.decay} less ${decay.growth} growth)` : '';
  if (isHarvested(view, player)) return `Decay ${decay.counts}${growth}, which spoils nothing any more`;
  const risk = odds ? `; a push spoils with ${odds.spoils} of ${counted(odds.of, 'card')}` : '';
  return `Decay ${decay.counts} of ${CONSTANTS.spoilsAt}${growth}${risk}`;
}

const shown = (card: CardLook): string => `${describeCard(card)}: ${describeSymbols(card.symbols)}`;

function fieldLines(view: MysticValeView, player: PlayerView): string[] {
  const onDeck = [player.onDeck === null ? 'No card on deck' : `On deck: ${shown(cardLook(player, player.onDeck))}`];
  const fields = player.field.length > 0 ? player.field.map((on, i) => cardLine(cardLook(player, on), i)) : ['The field is empty'];
  const means = isHarvested(view, player) ? [] : [`A Harvest now would give ${forecastWords(forecast(view, player.seat))}`];
  return [...fields, ...onDeck, decayLine(view, player), ...means];
}

function commonsLines(view: MysticValeView): string[] {
  const spots = view.commons.map((piece, spot) => `Level ${levelOfSpot(spot)}: ${piece ? advancementLine(piece) : 'empty spot'}`);
  const soil = view.soil.map((left, place) => `${left} ${POSITIONS[place]}`);
  return [...spots, `Fertile Soil, ${advancementAt(soilPiece(0)).cost} mana: ${listed(soil)} left`];
}

function valesOf({ vales }: PlayerView): string {
  const marks = { thisTurn: ' (used this turn)', spent: ' (used up)' };
  return vales.length > 0 ? `vales ${listed(vales.map(({ card, used }) => `${nameOf(card)}${used ? marks[used] : ''}`))}` : 'no vales';
}

function playerLine(player: PlayerView, voice: Voice): string {
  const { seat, token, leader, waiting, workshop } = player;
  const parts = [
    `${counted(totalPoints(player), 'point')}, ${player.vp} of them as tokens`,
    `${nameOf(token.card)} ${token.side}`,
    ...(leader ? [`${leaderName(leader.card)}${leader.side === 'upgraded' ? ', upgraded' : ''}`] : []),
    valesOf(player),
    ...(workshop.length > 0 ? [`workshop ${listNames(workshop.map(({ card }) => card))}`] : []),
    ...(waiting.mana + waiting.wild > 0 ? [`waiting for Harvest: ${waiting.mana} mana, ${waiting.wild} wild`] : []),
    ...(player.isSpoiled ? ['next turn spoiled'] : []),
    `${player.deck} in the deck, ${player.discard.length} discarded`,
  ];
  return `${voice.name(seat)}: ${parts.join('; ')}`;
}

function turnLines(view: MysticValeView, voice: Voice): string[] {
  const { turn, pool, isEnding } = view;
  const supply = turn.phase === 'harvest' ? [`${voice.name(turn.seat)} ${voice.verb(turn.seat, 'have', 'has')} ${describeMeans(turn.supply)} left`] : [];
  const aside = turn.aside.length > 0 ? [`Set aside: ${listNames(turn.aside.map(({ card }) => card))}`] : [];
  const clock = isEnding ? `The pool is empty${turn.phase === 'over' ? '' : ': this is the last round'}` : `${counted(pool, 'VP', 'VP')} left in the pool`;
  const whose = turn.phase === 'draft' || turn.phase === 'over' ? '' : `, ${voice.whose(turn.seat)} turn`;
  return [`${PHASES[turn.phase]}${whose}`, ...supply, ...aside, clock];
}

/** Cards of a pile, those that are alike on one line. */
function pileLines(player: PlayerView, pile: readonly number[]): string[] {
  const counts = new Map<string, number>();
  for (const on of pile) counts.set(shown(cardLook(player, on)), (counts.get(shown(cardLook(player, on))) ?? 0) + 1);
  return [...counts].map(([line, n]) => (n > 1 ? `${line} (${n} cards)` : line));
}

/** A section with its owner's name, if there is anything in it. */
const sectionOf = (voice: Voice, { seat }: PlayerView, what: string, lines: string[]): Section[] =>
  lines.length > 0 ? [{ heading: `${capital(voice.whose(seat))} ${what}`, lines }] : [];

const powerSection = (voice: Voice, player: PlayerView): Section[] =>
  sectionOf(voice, player, player.leader ? 'leader and token' : 'token', [...(player.leader ? [player.leader.card] : []), player.token.card].map(powerLine));

function scoreWords(player: PlayerView, voice: Voice): string {
  const { lines, total } = scoreSheet(player);
  return `${voice.name(player.seat)}: ${scoreLine(lines, total)}`;
}

export function table(view: MysticValeView, voice: Voice): Section[] {
  const looker = voice.viewer === 'spectator' ? moverOf(view) : (view.players[voice.viewer] ?? moverOf(view));
  const others = view.players.filter(({ seat }) => seat !== looker.seat);
  const sheets = view.result ? view.players.map((player) => scoreWords(player, voice)) : [];
  const laid = view.laid.flatMap(({ leaders, amulets }) => [...leaders, ...amulets].map(powerLine));
  return [
    { heading: 'Turn', lines: turnLines(view, voice) },
    ...(sheets.length > 0 ? [{ heading: 'Score', lines: sheets }] : []),
    ...(laid.length > 0 ? [{ heading: 'Leaders and amulets to choose from', lines: laid }] : []),
    ...sectionOf(voice, looker, 'field', fieldLines(view, looker)),
    { heading: 'Commons', lines: commonsLines(view) },
    { heading: 'Vales', lines: view.vales.map((card, spot) => `Level ${levelOfValeSpot(spot)}: ${card ? valeLine(card) : 'empty spot'}`) },
    { heading: 'Players', lines: [looker, ...others].map((player) => playerLine(player, voice)) },
    ...powerSection(voice, looker),
    ...others.flatMap((player) => [...sectionOf(voice, player, 'field', fieldLines(view, player)), ...powerSection(voice, player)]),
    ...sectionOf(voice, looker, 'deck, in no order', looker.seat === voice.viewer || view.result ? pileLines(looker, deckCards(looker)) : []),
    ...sectionOf(voice, looker, 'discard pile', pileLines(looker, looker.discard)),
  ];
}
