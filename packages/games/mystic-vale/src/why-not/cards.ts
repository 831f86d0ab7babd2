import { isAt, type Refusal, refuse, topOf } from '@conclave/engine';
import { actionOf, advancementAt, advancementNamed, type Face, fits, pieceAt, pieceNamed, tokenAt } from '../cards/index.ts';
import type { MysticValeMove } from '../moves.ts';
import { abilityFor, craft, evoke, hasEffect, isMet, mayEvoke, mayLeave, store } from '../rules/index.ts';
import { faceAt, type MysticValeState, mover, NONE } from '../state.ts';
import { called, type Reasons, ruleOfCard, type Tried, unmet } from './help.ts';
import { whyNotEvoke } from './plant.ts';

/** What is sleeved there, of the same sort. */
function partAt({ plain, eclipse }: Face, place: number, isEclipse: boolean): string {
  const piece = (isEclipse ? eclipse : plain)[place] ?? NONE;
  return piece === NONE ? 'Another advancement' : advancementAt(piece).name;
}

/** Why a piece does not fit on a card of the field. */
function whyNotOn(game: MysticValeState, piece: number, on: number): Refusal | undefined {
  const player = mover(game);
  const { place, position, advancement } = pieceAt(piece);
  if (!player.field.includes(on)) return refuse('MV-SLEEVE-01', 'Advancements are sleeved on cards of your field.');
  const face = faceAt(player, on);
  if (fits(face, piece)) return undefined;
  if (face.isLeader) return refuse('MV-SLEEVE-06', 'Nothing is sleeved on a leader.');
  if (face.base.printedAt === place) {
    return refuse(advancement.eclipse ? 'MV-ECLIPSE-08' : 'MV-SLEEVE-02', `The ${position} position of that card is printed.`);
  }
  const taken = `${partAt(face, place, advancement.eclipse)} has the ${position} position of that card`;
  return advancement.eclipse ? refuse('MV-ECLIPSE-04', `${taken}, and an eclipse advancement covers no other.`) : refuse('MV-SLEEVE-02', `${taken}.`);
}

/** Why an advancement is not to be sleeved: it has another position, or was never bought. */
function notAside(game: MysticValeState, card: string): Refusal {
  const own = game.turn.aside.map(pieceAt).find(({ advancement }) => advancement.id === card);
  if (own) return refuse('MV-SLEEVE-01', `Your ${own.advancement.name} goes into a ${own.position} position.`);
  return refuse('MV-SLEEVE-08', 'Only what you bought or claimed this turn is sleeved.');
}

function whyNotSleeve(game: MysticValeState, { card = '', position = '', on = NONE }: Tried): Refusal | undefined {
  const piece = pieceNamed(card, position) ?? NONE;
  if (!game.turn.aside.includes(piece)) return notAside(game, card);
  const isNow = game.turn.phase === 'discard' || isAt(topOf(game), evoke);
  return isNow ? whyNotOn(game, piece, on) : refuse('MV-DISCARD-01', 'What you bought is sleeved in the Discard Phase.');
}

function whyNotCraft(game: MysticValeState, { card = '', position = '', on = NONE }: Tried): Refusal | undefined {
  const player = mover(game);
  const piece = pieceNamed(card, position) ?? NONE;
  const frame = topOf(game);
  if (!isAt(frame, craft)) return refuse('MV-CARD-OLD-BARKARB-04', 'Use the workshop first.');
  if (!player.workshop.includes(piece)) return refuse('MV-CARD-OLD-BARKARB-04', 'That is not in your workshop.');
  if (player.field.includes(on) && faceAt(player, on).isLeader) return refuse('MV-CARD-OLD-BARKARB-07', 'Nothing is sleeved on a leader.');
  if (frame.card !== NONE && on !== frame.card) return refuse('MV-CARD-OLD-BARKARB-04', 'All go on one card.');
  if (player.field.includes(on) && !mayLeave(game, on)) return refuse('MV-BUY-08', 'A set-aside advancement needs that card.');
  return whyNotOn(game, piece, on);
}

function whyNotUse(game: MysticValeState, move: MysticValeMove, id: string | undefined): Refusal | undefined {
  if (id === '') return refuse('MV-LEADER-05', 'You have no leader.');
  if (game.turn.phase !== 'harvest') return refuse('MV-ABIL-03', 'Harvest abilities work in your Harvest Phase.');
  if (id === undefined) return refuse('MV-ABIL-03', 'No card of your field has an ability left to use.');
  const found = abilityFor(game, move);
  if (!found) return refuse(move.do === 'use' ? 'MV-ABIL-03' : 'MV-LEADER-10', `${called(id)} has no such ability in your field now.`);
  const { ability, card } = found;
  if (game.turn.used.includes(ability.key)) return refuse('MV-HARVEST-04', 'That ability was used this turn.');
  if (!isMet(game, ability.effect, card)) return refuse(ruleOfCard(id), unmet(game, ability.effect, { id, card }));
  if (hasEffect(game, ability.effect, { id, card })) return undefined;
  const price = actionOf([ability.effect], 'pay')?.amount ?? 0;
  if (price > game.turn.mana) return refuse('MV-CARD-OLD-BARKARB-06', `You are ${price - game.turn.mana} mana short.`, { mana: price - game.turn.mana });
  if (price > 0) return refuse('MV-LEADER-12', 'A leader is turned over once a turn.');
  return refuse(ruleOfCard(id), 'It would do nothing now.');
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
  if (!isThere) return refuse('MV-ZONE-01', 'That card is neither in your field nor on deck.');
  return mayLeave(game, on) ? undefined : refuse('MV-BUY-08', 'A set-aside advancement needs that card.');
}

/** With a token that buries a card of the field: what keeps it from doing so. */
function whyNotBuryByToken(game: MysticValeState, on: number | undefined): Refusal | undefined {
  const player = mover(game);
  const { id, name } = tokenAt(player.token);
  if (!isAt(topOf(game), evoke)) return mayEvoke(game) ? refuse(ruleOfCard(id), `Evoke ${name} first.`) : whyNotEvoke(game);
  if (on !== undefined && !player.field.includes(on)) return refuse(ruleOfCard(id), `${name} takes a card of your field.`);
  return whyNotCard(game, on);
}

function whyNotBury(game: MysticValeState, on: number | undefined): Refusal | undefined {
  const buries = actionOf(tokenAt(mover(game).token).active.effects, 'moveToDeckBottom') !== undefined;
  if (buries) return whyNotBuryByToken(game, on);
  return refuse('MV-CARD-BURROW-WYRM-00', 'Only a card with Burrow Wyrm goes under the deck, in the Discard Phase.');
}

function whyNotStore(game: MysticValeState, { card = '', position = '' }: Tried): Refusal {
  const isStoring = isAt(topOf(game), store);
  const name = advancementNamed(card) ? advancementAt(pieceNamed(card, position || 'top') ?? NONE).name : 'That';
  return refuse('MV-CARD-OLD-BARKARB-01', isStoring ? `${name} does not lie in the commons.` : 'Use Old Barkarb first.');
}

/** Abilities, and the cards they ask for. */
export const cardReasons: Reasons = {
  use: (game, _seat, move) => whyNotUse(game, move as MysticValeMove, move.card),
  useAll: (game) =>
    game.turn.phase === 'harvest'
      ? refuse('MV-HARVEST-04', 'There are not two abilities left that ask nothing.')
      : refuse('MV-ABIL-03', 'Harvest abilities work in your Harvest Phase.'),
  useLeader: (game, _seat, move) => whyNotUse(game, move as MysticValeMove, leaderId(game)),
  turnBack: (game, _seat, move) => whyNotUse(game, move as MysticValeMove, leaderId(game)),
  sleeve: (game, _seat, move) => whyNotSleeve(game, move),
  craft: (game, _seat, move) => whyNotCraft(game, move),
  store: (game, _seat, move) => whyNotStore(game, move),
  discard: (game, _seat, { on }) => whyNotCard(game, on),
  giveGuardians: (game, _seat, { on }) => whyNotCard(game, on),
  bury: (game, _seat, { on }) => whyNotBury(game, on),
  turnToken: (game) => (mover(game).isActive ? refuse('MV-CARD-MAGIC-MUSHROOM-02', 'Your token is active already.') : undefined),
};
