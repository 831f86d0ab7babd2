import { counted, listed, type Result, type Section, type Voice, type Words } from '@conclave/engine';
import { advancementNamed, leaderNamed, tokenNamed, valeNamed } from './cards/cards.ts';
import type { MysticValeEvent, MysticValeMove } from './moves.ts';
import { capital, cardOf, describeCard, describeMeans, describeSpirits, describeSymbols, leaderName, listNames, moverOf, nameOf } from './names.ts';
import type { Score, ScorePart } from './scoring.ts';
import type { AdvancementView, CardView, MysticValeView, PlayerView } from './view.ts';
import { eventWords } from './words-events.ts';
import { askWords, moveWords } from './words-moves.ts';

const PHASES: Record<MysticValeView['turn']['phase'], string> = {
  draft: 'Choosing leaders and amulets',
  planting: 'Planting',
  harvest: 'Harvest',
  discard: 'Discard',
  prep: 'Prep',
  bog: 'Borderwatch Bog',
  over: 'The game is over',
};

const PARTS: Record<ScorePart, string> = {
  tokens: 'VP tokens',
  advancements: 'advancements',
  doubling: 'Medusa Grotto',
  vales: 'vales',
  leader: 'leader',
  amulet: 'amulet',
  negative: 'red VP',
};

function cardLine(card: CardView, i: number): string {
  return `${i + 1}. ${shown(card)}${card.isKept ? ' (stays)' : ''}`;
}

function decayLine(view: MysticValeView, { decay, odds }: PlayerView): string {
  const growth = decay.growth > 0 ? ` (${decay.decay} less ${decay.growth} growth)` : '';
  const risk = odds ? `; a push spoils with ${odds.spoils} of ${counted(odds.of, 'card')}` : '';
  return `Decay ${decay.counts} of ${view.limits.spoilsAt}${growth}${risk}`;
}

const shown = (card: CardView): string => `${describeCard(card)}: ${describeSymbols(card.symbols)}`;

function fieldLines(view: MysticValeView, player: PlayerView): string[] {
  const onDeck = [player.onDeck === null ? 'No card on deck' : `On deck: ${shown(cardOf(player, player.onDeck))}`];
  const fields = player.field.length > 0 ? player.field.map((on, i) => cardLine(cardOf(player, on), i)) : ['The field is empty'];
  return [...fields, ...onDeck, decayLine(view, player), `A Harvest now would give ${describeMeans(player.harvest)}`];
}

function advancementLine({ card, position, cost, isEclipse }: AdvancementView): string {
  return `${nameOf(card)} (${position}${isEclipse ? ', eclipse' : ''}), ${cost} mana. ${advancementNamed(card)?.text ?? ''}`;
}

function commonsLines(view: MysticValeView): string[] {
  const spots = view.commons.map(({ row, advancement }) => `Level ${row}: ${advancement ? advancementLine(advancement) : 'empty spot'}`);
  const soil = view.soil.map(({ position, left }) => `${left} ${position}`);
  return [...spots, `Fertile Soil, ${view.soil[0]?.cost ?? 0} mana: ${listed(soil)} left`];
}

function valeLine(card: string): string {
  const vale = valeNamed(card);
  if (!vale) return nameOf(card);
  const any = vale.cost.any > 0 ? [`${vale.cost.any} of any type`] : [];
  const types = vale.cost.animal + vale.cost.forest + vale.cost.sky > 0 ? [describeSpirits({ ...vale.cost })] : [];
  return `${vale.name}, ${listed([...types, ...any])}. ${vale.text}`;
}

/** A leader, amulet or token with what it does. */
function textLine(card: string): string {
  const leader = leaderNamed(card);
  const token = tokenNamed(card);
  const worth = (token?.vpEnd ?? 0) + (token?.vpNegative ?? 0);
  const facts = [...(leader ? [`upgraded for ${leader.start.upgradeCost} mana`] : []), ...(worth === 0 ? [] : [`worth ${signed(worth)} VP`])];
  return `${[leaderName(card), ...facts].join(', ')}. ${leader?.text ?? token?.text ?? ''}`;
}

/** With a real minus, as the cards have it. */
const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));

function valesOf({ vales }: PlayerView): string {
  const marks = { open: '', thisTurn: ' (used this turn)', spent: ' (used up)' };
  return vales.length > 0 ? `vales ${listed(vales.map(({ card, use }) => `${nameOf(card)}${marks[use]}`))}` : 'no vales';
}

function playerLine(player: PlayerView, voice: Voice): string {
  const { seat, token, leader, waiting, workshop } = player;
  const parts = [
    `${counted(player.score.total, 'point')}, ${player.vp} of them as tokens`,
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

function scoreLines({ lines, total }: Score): string[] {
  return [...lines.map(({ part, points }) => `${PARTS[part]} ${signed(points)}`), `in all ${signed(total)}`];
}

const deckLines = (player: PlayerView): string[] => player.deckCards.map((on) => shown(cardOf(player, on)));

function table(view: MysticValeView, voice: Voice): Section[] {
  const looker = voice.viewer === 'spectator' ? moverOf(view) : (view.players[voice.viewer] ?? moverOf(view));
  const others = view.players.filter(({ seat }) => seat !== looker.seat);
  const sheets = view.result ? view.players.map(({ seat, score }) => `${voice.name(seat)}: ${scoreLines(score).join(', ')}`) : [];
  const laid = view.laid.flatMap(({ leaders, amulets }) => [...leaders, ...amulets].map(textLine));
  const own = [...(looker.leader ? [looker.leader.card] : []), looker.token.card].map(textLine);
  return [
    { heading: 'Turn', lines: turnLines(view, voice) },
    ...(sheets.length > 0 ? [{ heading: 'Score', lines: sheets }] : []),
    ...(laid.length > 0 ? [{ heading: 'Leaders and amulets to choose from', lines: laid }] : []),
    { heading: `${capital(voice.whose(looker.seat))} field`, lines: fieldLines(view, looker) },
    { heading: 'Commons', lines: commonsLines(view) },
    { heading: 'Vales', lines: view.vales.map(({ row, card }) => `Level ${row}: ${card ? valeLine(card) : 'empty spot'}`) },
    { heading: 'Players', lines: [looker, ...others].map((player) => playerLine(player, voice)) },
    { heading: `${capital(voice.whose(looker.seat))} ${looker.leader ? 'leader and ' : ''}token`, lines: own },
    ...others.map((player) => ({ heading: `${capital(voice.whose(player.seat))} field`, lines: fieldLines(view, player) })),
    ...(looker.deckCards.length > 0 ? [{ heading: `${capital(voice.whose(looker.seat))} deck, in no order`, lines: deckLines(looker) }] : []),
  ];
}

function result({ winners, how, scores }: Result, voice: Voice): string {
  const [first = 0] = winners;
  const points = counted(scores?.[first] ?? 0, 'point');
  if (how === 'shared') return `${listed(winners.map(voice.name))} share the win with ${points} each and as many vales.`;
  const tie = how === 'moreVales' ? ', by having more vales' : '';
  return `${voice.name(first)} ${voice.verb(first, 'win', 'wins')} with ${points}${tie}.`;
}

export const words: Words<MysticValeView, MysticValeMove, MysticValeEvent> = {
  ask: askWords,
  move: moveWords,
  event: eventWords,
  table,
  result,
  standing: 'VP',
};
