import { counted, listed, type Voice } from '@conclave/engine';
import { type Ability, a, DIE_TYPES, ELEMENTS, itemNumber, itemOf, NONE, priceOf, talentNumber, talentOf } from '../cards/index.ts';
import type { ManaforgeMove, MoveCalled } from '../moves.ts';
import { type DieView, faceShown, type ManaforgeView, type PlayerView } from '../view/index.ts';
import { faceText, gemsOf, itemName, payment, taken, talentName, units } from './cards.ts';

/** Whoever is about to move: the prompt's seat, else the reader. */
function moverIn(view: ManaforgeView, voice: Voice): PlayerView | undefined {
  const reader = voice.viewer === 'spectator' ? undefined : voice.viewer;
  const seat = view.pending && 'seat' in view.pending ? view.pending.seat : (view.turn?.seat ?? reader);
  return view.players[reader ?? seat ?? 0];
}

/** "the earth die" with what tells it apart. */
function dieText(die: DieView | undefined): string {
  if (!die) return 'a die';
  const face = faceShown(die);
  const shows = face ? ` showing ${faceText(face)}` : '';
  return `the ${die.type} die${shows}${die.stored ? ' on Aether Reserve' : ''}`;
}

/** What the effect of a face brings, with what was chosen. */
function effectText(die: DieView | undefined, { take, card }: MoveCalled<'spend'>): string {
  const shows = die && faceShown(die);
  if (card !== undefined) return `recharge ${itemName(card)}`;
  if (shows?.kind === 'special' && shows.special === 'gemCopy') return `copy ${a(take?.[0] ?? '')} gem`;
  if (take) return `gain ${taken(take)}`;
  return shows ? `gain ${faceText(shows)}` : 'gain its effect';
}

function spendText(view: ManaforgeView, move: MoveCalled<'spend'>, voice: Voice): string {
  const dice = moverIn(view, voice)?.dice ?? [];
  const die = dice[move.die];
  const copied = move.copy === undefined ? undefined : dice[move.copy];
  if (copied) return `Spend ${dieText(die)}: as ${dieText(copied)}, ${effectText(copied, move)}`;
  return `Spend ${dieText(die)}: ${effectText(die, move)}`;
}

function gainText({ gains, prestige, extraSpends, gemsMatchingPaid }: Ability, { take, recharge, mana = NONE, gems = NONE }: MoveCalled<'activate'>): string {
  if (prestige) return `gain ${prestige} prestige`;
  if (extraSpends) return `gain ${counted(extraSpends, 'spend')}`;
  if (recharge !== undefined) return `recharge ${itemName(recharge)}`;
  if (gemsMatchingPaid) return `gain ${gemsOf(ELEMENTS.map((_, e) => gemsMatchingPaid * ((mana[e] ?? 0) + (gems[e] ?? 0))))}`;
  const option = gains.find((one) => one.take?.toSorted().join() === take?.toSorted().join());
  return option ? `gain ${units(option.mana)}` : 'gain one mana for each gem on it';
}

function costText({ spends }: Ability, { mana, gems, exhaust }: MoveCalled<'activate'>): string {
  if (mana || gems) return `pay ${payment(mana ?? NONE, gems ?? NONE)}, `;
  if (exhaust) return `exhaust ${listed(exhaust.map(itemName))}, `;
  return spends ? `give up ${counted(spends, 'spend')}, ` : '';
}

function activationText(move: MoveCalled<'activate'>): string {
  const ability = itemOf(itemNumber(move.card)).abilities[move.ability];
  return ability ? `Use ${itemName(move.card)}: ${costText(ability, move)}${gainText(ability, move)}` : `Use ${itemName(move.card)}`;
}

/** What a talent takes and gives that only trades. */
function tradeText(talent: string): string {
  const { ability } = talentOf(talentNumber(talent));
  if (ability.kind !== 'activated') return 'use it';
  return `pay ${gemsOf(priceOf(ability.cost.gems ?? {}).fixed)}, gain ${ability.gain.prestige ?? 0} prestige`;
}

function talentText(view: ManaforgeView, { talent, die, take }: MoveCalled<'useTalent'>, voice: Voice): string {
  if (take) return `${talentName(talent)}: give up a spend, gain ${taken(take)}`;
  if (die === undefined) return `${talentName(talent)}: ${tradeText(talent)}`;
  const turned = moverIn(view, voice)?.dice[die];
  return `${talentName(talent)}: turn ${dieText(turned)}${turned?.spent ? ' (spent)' : ''} to a gem face`;
}

function extraText(view: ManaforgeView, { mana, gems }: MoveCalled<'pay'>): string {
  const paid = payment(mana, gems);
  if (paid === 'nothing') return 'Pay nothing more';
  const n = [...mana, ...gems].reduce((sum, one) => sum + one, 0);
  const each = view.pending?.ask === 'payExtra' ? (itemOf(itemNumber(view.pending.card)).onBuild.payExtra?.prestigeEach ?? 0) : 1;
  return `Pay ${paid} for ${n * each} prestige`;
}

/** "Pick Earth Crafter, with an earth die: after you build an earth item, gain an earth gem". */
function pickText(id: string): string {
  const { name, text, dice } = talentOf(talentNumber(id));
  const brings = dice.map((type) => `, with ${a(DIE_TYPES[type] ?? '')} die`).join('');
  return `Pick ${name}${brings}: ${text.charAt(0).toLowerCase()}${text.slice(1).replace(/\.$/, '')}`;
}

const labels: { readonly [K in ManaforgeMove['do']]: (move: MoveCalled<K>, view: ManaforgeView, voice: Voice) => string } = {
  pick: (move) => pickText(move.talent),
  keep: (move) => `Keep ${listed(move.talents.map(talentName))}`,
  takeDie: (move) => `Take ${a(move.type)} die`,
  takeNoDie: () => 'Take no die',
  spend: (move, view, voice) => spendText(view, move, voice),
  build: (move) => `Build ${itemName(move.card)} for ${payment(move.mana, move.gems)}`,
  scavenge: (move) => `Build ${itemName(move.card)} from the discard pile for ${payment(move.mana, move.gems)}`,
  gainPrism: () => 'Gain a prism instead of building',
  makeRoom: (move) => `Move ${itemName(move.card)} to the discard pile`,
  pay: (move, view) => extraText(view, move),
  mimic: (move) => `Copy ${itemName(move.card)}`,
  give: (move) => (move.from === 'gem' ? 'Give the gem' : 'Swap a prism for the gem and give it'),
  giveNothing: () => 'Give nothing',
  activate: (move) => activationText(move),
  upgrade: (move) => `Set ${a(move.gem)} gem on ${itemName(move.card)}`,
  useTalent: (move, view, voice) => talentText(view, move, voice),
  swapPrism: (move) => `Swap a prism for ${a(move.gem)} gem`,
  placeDie: (move, view, voice) => `Put ${dieText(moverIn(view, voice)?.dice[move.die])} on Aether Reserve`,
  removeDie: () => 'Take the die off Aether Reserve',
  leaveDie: () => 'Leave the die on Aether Reserve',
  endTurn: () => 'End the turn',
};

/** A move as the label of a button. */
export function moveText(view: ManaforgeView, move: ManaforgeMove, voice: Voice): string {
  const label = labels[move.do] as (move: ManaforgeMove, view: ManaforgeView, voice: Voice) => string;
  return label(move, view, voice);
}
