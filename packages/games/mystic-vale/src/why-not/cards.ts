import { isAt, type Message, type Refusal, refuse, topOf } from '@conclave/engine';
import { actionOf, advancementAt, advancementNamed, type Face, fits, nameMessage, pieceAt, pieceNamed, tokenAt } from '../cards/index.ts';
import { message } from '../messages/index.ts';
import type { MysticValeMove } from '../moves.ts';
import { abilityFor, craft, evoke, hasEffect, isMet, mayEvoke, mayLeave, store } from '../rules/index.ts';
import { faceAt, type MysticValeState, mover, NONE } from '../state.ts';
import { called, type Reasons, ruleOfCard, type Tried, unmet } from './help.ts';
import { whyNotEvoke } from './plant.ts';

/** What is sleeved there, of the same sort. */
function partAt({ plain, eclipse }: Face, place: number, isEclipse: boolean): Message {
  const piece = (isEclipse ? eclipse : plain)[place] ?? NONE;
  return piece === NONE ? message('whyNot.another') : nameMessage(advancementAt(piece).id);
}

/** Why a piece does not fit on a card of the field. */
function whyNotOn(game: MysticValeState, piece: number, on: number): Refusal | undefined {
  const player = mover(game);
  const { place, position, advancement } = pieceAt(piece);
  if (!player.field.includes(on)) return refuse('MV-SLEEVE-01', message('whyNot.sleeveOnField'));
  const face = faceAt(player, on);
  if (fits(face, piece)) return undefined;
  if (face.isLeader) return refuse('MV-SLEEVE-06', message('whyNot.sleeveOnLeader'));
  if (face.base.printedAt === place) {
    return refuse(advancement.eclipse ? 'MV-ECLIPSE-08' : 'MV-SLEEVE-02', message('whyNot.placePrinted', { position }));
  }
  const why = message('whyNot.placeTaken', { card: partAt(face, place, advancement.eclipse), position, isEclipse: advancement.eclipse });
  return refuse(advancement.eclipse ? 'MV-ECLIPSE-04' : 'MV-SLEEVE-02', why);
}

/** Why an advancement is not to be sleeved: it has another position, or was never bought. */
function notAside(game: MysticValeState, card: string): Refusal {
  const own = game.turn.aside.map(pieceAt).find(({ advancement }) => advancement.id === card);
  if (own) return refuse('MV-SLEEVE-01', message('whyNot.otherPlace', { card: nameMessage(card), position: own.position }));
  return refuse('MV-SLEEVE-08', message('whyNot.sleeveBought'));
}

function whyNotSleeve(game: MysticValeState, { card = '', position = '', on = NONE }: Tried): Refusal | undefined {
  const piece = pieceNamed(card, position) ?? NONE;
  if (!game.turn.aside.includes(piece)) return notAside(game, card);
  const isNow = game.turn.phase === 'discard' || isAt(topOf(game), evoke);
  return isNow ? whyNotOn(game, piece, on) : refuse('MV-DISCARD-01', message('whyNot.sleeveLater'));
}

function whyNotCraft(game: MysticValeState, { card = '', position = '', on = NONE }: Tried): Refusal | undefined {
  const player = mover(game);
  const piece = pieceNamed(card, position) ?? NONE;
  const frame = topOf(game);
  if (!isAt(frame, craft)) return refuse('MV-CARD-OLD-BARKARB-04', message('whyNot.workshopFirst'));
  if (!player.workshop.includes(piece)) return refuse('MV-CARD-OLD-BARKARB-04', message('whyNot.notInWorkshop'));
  if (player.field.includes(on) && faceAt(player, on).isLeader) return refuse('MV-CARD-OLD-BARKARB-07', message('whyNot.sleeveOnLeader'));
  if (frame.card !== NONE && on !== frame.card) return refuse('MV-CARD-OLD-BARKARB-04', message('whyNot.oneCard'));
  if (player.field.includes(on) && !mayLeave(game, on)) return refuse('MV-BUY-08', message('whyNot.cardNeeded'));
  return whyNotOn(game, piece, on);
}

function whyNotUse(game: MysticValeState, move: MysticValeMove, id: string | undefined): Refusal | undefined {
  if (id === '') return refuse('MV-LEADER-05', message('whyNot.noLeader'));
  if (game.turn.phase !== 'harvest') return refuse('MV-ABIL-03', message('whyNot.abilityInHarvest'));
  if (id === undefined) return refuse('MV-ABIL-03', message('whyNot.noAbility'));
  const found = abilityFor(game, move);
  if (!found) return refuse(move.do === 'use' ? 'MV-ABIL-03' : 'MV-LEADER-10', message('whyNot.noSuchAbilityNow', { card: called(id) }));
  const { ability, card } = found;
  if (game.turn.used.includes(ability.key)) return refuse('MV-HARVEST-04', message('whyNot.abilityUsed'));
  if (!isMet(game, ability.effect, card)) return refuse(ruleOfCard(id), unmet(game, ability.effect, { id, card }));
  if (hasEffect(game, ability.effect, { id, card })) return undefined;
  const price = actionOf([ability.effect], 'pay')?.amount ?? 0;
  if (price > game.turn.mana)
    return refuse('MV-CARD-OLD-BARKARB-06', message('whyNot.manaShort', { n: price - game.turn.mana }), { mana: price - game.turn.mana });
  if (price > 0) return refuse('MV-LEADER-12', message('whyNot.turnedOnce'));
  return refuse(ruleOfCard(id), message('whyNot.nothingNow'));
}

const leaderId = (game: MysticValeState): string => {
  const player = mover(game);
  return player.cards.map((_, card) => faceAt(player, card).base).find(({ leader }) => leader)?.id ?? '';
};

/** Choosing a card to discard or to bury. */
function whyNotCard(game: MysticValeState, on: number | undefined): Refusal | undefined {
  if (on === undefined) return undefined;
  const player = mover(game);
  const isThere = player.field.includes(on) || player.onDeck === on;
  if (!isThere) return refuse('MV-ZONE-01', message('whyNot.cardElsewhere'));
  return mayLeave(game, on) ? undefined : refuse('MV-BUY-08', message('whyNot.cardNeeded'));
}

/** With a token that buries a card of the field: what keeps it from doing so. */
function whyNotBuryByToken(game: MysticValeState, on: number | undefined): Refusal | undefined {
  const player = mover(game);
  const { id } = tokenAt(player.token);
  const token = nameMessage(id);
  if (!isAt(topOf(game), evoke)) return mayEvoke(game) ? refuse(ruleOfCard(id), message('whyNot.evokeFirst', { token })) : whyNotEvoke(game);
  if (on !== undefined && !player.field.includes(on)) return refuse(ruleOfCard(id), message('whyNot.tokenTakesField', { token }));
  return whyNotCard(game, on);
}

function whyNotBury(game: MysticValeState, on: number | undefined): Refusal | undefined {
  const buries = actionOf(tokenAt(mover(game).token).active.effects, 'moveToDeckBottom') !== undefined;
  if (buries) return whyNotBuryByToken(game, on);
  return refuse('MV-CARD-BURROW-WYRM-00', message('whyNot.buryOnly'));
}

function whyNotStore(game: MysticValeState, { card = '' }: Tried): Refusal {
  if (!isAt(topOf(game), store)) return refuse('MV-CARD-OLD-BARKARB-01', message('whyNot.barkarbFirst'));
  const isNamed = advancementNamed(card) !== undefined;
  return refuse('MV-CARD-OLD-BARKARB-01', isNamed ? message('whyNot.cardNotInCommons', { card: nameMessage(card) }) : message('whyNot.notInCommons'));
}

/** Abilities, and the cards they ask for. */
export const cardReasons: Reasons = {
  use: (game, _seat, move) => whyNotUse(game, move as MysticValeMove, move.card),
  useAll: (game) =>
    game.turn.phase === 'harvest' ? refuse('MV-HARVEST-04', message('whyNot.notTwoFree')) : refuse('MV-ABIL-03', message('whyNot.abilityInHarvest')),
  useLeader: (game, _seat, move) => whyNotUse(game, move as MysticValeMove, leaderId(game)),
  turnBack: (game, _seat, move) => whyNotUse(game, move as MysticValeMove, leaderId(game)),
  sleeve: (game, _seat, move) => whyNotSleeve(game, move),
  craft: (game, _seat, move) => whyNotCraft(game, move),
  store: (game, _seat, move) => whyNotStore(game, move),
  discard: (game, _seat, { on }) => whyNotCard(game, on),
  giveGuardians: (game, _seat, { on }) => whyNotCard(game, on),
  bury: (game, _seat, { on }) => whyNotBury(game, on),
  turnToken: (game) => (mover(game).isActive ? refuse('MV-CARD-MAGIC-MUSHROOM-02', message('whyNot.tokenActive')) : undefined),
};
