import type { Said, Voice } from '@conclave/engine';
import { leaderNamed, nameOf } from '../cards/index.ts';
import { sentence } from '../messages/index.ts';
import type { MysticValeEvent } from '../moves.ts';
import { advancementLine, craftedOf, harvestOf, leaderName, pieceName, scoreLine, valeLine } from './cards.ts';

type Only<K extends MysticValeEvent['is']> = Extract<MysticValeEvent, { is: K }>;
type Line<K extends MysticValeEvent['is']> = (event: Only<K>, voice: Voice) => Said | undefined;

/** "Laid out: the leaders Algeni and Xanos, and the amulet Moon Stone." */
const cardsLaidOut: Line<'cardsLaidOut'> = ({ cards }, v) => {
  const leaders = cards.filter(leaderNamed).map(nameOf);
  const amulets = cards.filter((card) => !leaderNamed(card)).map(nameOf);
  const counts = { leaderCount: leaders.length, amuletCount: amulets.length, areBoth: leaders.length > 0 && amulets.length > 0 };
  return sentence(v, 'event.cardsLaidOut', {}, { leaders, amulets, ...counts });
};

/** Of two advancements in one place only the upper works. */
const advancementSleeved: Line<'advancementSleeved'> = (e, v) => {
  const cover = e.under ? 'under' : e.over ? 'over' : 'none';
  const args = { piece: pieceName(e), cover, other: nameOf(e.under ?? e.over ?? ''), card: craftedOf(e.parts) };
  return sentence(v, 'event.advancementSleeved', { who: e.seat }, args);
};

const vpGained: Line<'vpGained'> = ({ seat, amount: n, from: where, card }, v) => {
  if (!card || card === 'harvest') return sentence(v, 'event.vpGained', { who: seat }, { n, where, source: card ?? 'none' });
  return sentence(v, 'event.vpGained', { who: seat }, { n, where, source: 'card', from: nameOf(card) });
};

const lines: { [K in MysticValeEvent['is']]: Line<K> } = {
  gameBegan: (e, v) => sentence(v, 'event.gameBegan', { who: e.seat }),
  cardsLaidOut,
  cardTaken: (e, v) => sentence(v, 'event.cardTaken', { who: e.seat }, { card: leaderName(e.card) }),
  amuletSwapped: (e, v) => sentence(v, 'event.amuletSwapped', { who: e.seat }, { card: nameOf(e.card) }),
  turnBegan: (e, v) => sentence(v, 'event.turnBegan', { who: e.seat }),
  pushed: (e, v) => sentence(v, 'event.pushed', { who: e.seat }),
  passed: (e, v) => sentence(v, 'event.passed', { who: e.seat }),
  // It was revealed before; the log need not name it twice.
  cardPlanted: () => undefined,
  cardRevealed: (e, v) => sentence(v, 'event.cardRevealed', { who: e.seat }, { card: craftedOf(e.parts) }),
  deckShuffled: (e, v) => sentence(v, 'event.deckShuffled', { who: e.seat }, { cards: e.cards }),
  cardDiscarded: (e, v) => sentence(v, 'event.cardDiscarded', { who: e.seat }, { card: craftedOf(e.parts) }),
  cardBuried: (e, v) => sentence(v, 'event.cardBuried', { who: e.seat }, { card: craftedOf(e.parts) }),
  cardJoined: (e, v) => sentence(v, 'event.cardJoined', { who: e.seat }, { card: craftedOf(e.parts) }),
  topSeen: (e, v) => sentence(v, 'event.topSeen', { who: e.seat }, { card: e.parts ? craftedOf(e.parts) : 'none' }),
  abilityUsed: (e, v) => sentence(v, 'event.abilityUsed', { who: e.seat }, { card: nameOf(e.card) }),
  tokenEvoked: (e, v) => sentence(v, 'event.tokenEvoked', { who: e.seat }, { card: nameOf(e.card) }),
  tokenTurned: (e, v) => sentence(v, 'event.tokenTurned', { who: e.seat }, { card: nameOf(e.card), side: e.side }),
  manaGained: (e, v) => sentence(v, 'event.manaGained', { who: e.seat }, { n: e.amount, waits: e.waits }),
  spiritGained: (e, v) => sentence(v, 'event.spiritGained', { who: e.seat }, { n: e.amount, spirit: e.spirit, waits: e.waits }),
  growthGained: (e, v) => sentence(v, 'event.growthGained', { who: e.seat }, { n: e.amount }),
  guardiansGiven: (e, v) => sentence(v, 'event.guardiansGiven', {}, { card: craftedOf(e.parts), n: e.amount }),
  vpGained,
  poolGrew: (e, v) => sentence(v, 'event.poolGrew', {}, { n: e.amount }),
  endTriggered: (_e, v) => sentence(v, 'event.endTriggered', {}),
  // Not said of the player: it begins a line of its own, which a "; spoils" among many cards would not.
  spoiled: (e, v) => sentence(v, 'event.spoiled', { who: e.seat }, { phase: e.phase }),
  cardsStayed: (e, v) => sentence(v, 'event.cardsStayed', { who: e.seat }, { n: e.cards }),
  turnEarned: (e, v) => sentence(v, 'event.turnEarned', { who: e.seat }),
  harvestBegan: (e, v) => sentence(v, 'event.harvestBegan', { who: e.seat }, { means: harvestOf(e.mana, e.spirits) }),
  advancementBought: (e, v) => sentence(v, 'event.advancementBought', { who: e.seat }, { piece: pieceName(e), cost: e.cost }),
  advancementClaimed: (e, v) => sentence(v, 'event.advancementClaimed', { who: e.seat }, { piece: pieceName(e) }),
  advancementStored: (e, v) => sentence(v, 'event.advancementStored', { who: e.seat }, { piece: pieceName(e) }),
  advancementSleeved,
  valeBought: (e, v) => sentence(v, 'event.valeBought', { who: e.seat }, { card: nameOf(e.card) }),
  valeLeft: (e, v) => sentence(v, 'event.valeLeft', {}, { card: nameOf(e.card), to: e.to }),
  leaderTurned: (e, v) => sentence(v, 'event.leaderTurned', { who: e.seat }, { card: nameOf(e.card), side: e.side }),
  cardsReclaimed: (e, v) => sentence(v, 'event.cardsReclaimed', { who: e.seat }, { cards: e.cards }),
  cardTurnedUp: ({ card, position }, v) => sentence(v, 'event.cardTurnedUp', {}, { line: position ? advancementLine({ card, position }) : valeLine(card) }),
  fieldDiscarded: (e, v) => sentence(v, 'event.fieldDiscarded', { who: e.seat }, { cards: e.cards }),
  bogBegan: (e, v) => sentence(v, 'event.bogBegan', { who: e.seat }),
  bogEnded: (e, v) => sentence(v, 'event.bogEnded', {}, { n: e.cards }),
  scored: (e, v) => sentence(v, 'event.scored', { who: e.seat }, { score: scoreLine(e.lines, e.points) }),
};

/** One line of the log. Cards revealed one after another are listed. */
export const eventSaid = (event: MysticValeEvent, voice: Voice): Said | undefined => (lines[event.is] as Line<typeof event.is>)(event as never, voice);
