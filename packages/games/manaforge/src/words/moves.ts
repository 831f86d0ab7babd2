import { listed, type Voice } from '@conclave/engine';
import { type Ability, DIE_TYPES, ELEMENTS, type Element, itemNumber, itemOf, NONE, priceOf, talentNumber, talentOf, talentWithin } from '../cards/index.ts';
import { say } from '../messages/index.ts';
import type { ManaforgeMove, MoveCalled } from '../moves.ts';
import { type DieView, faceShown, type ManaforgeView, type PlayerView } from '../view/index.ts';
import { aDie, aGem, cardName, faceText, gemsOf, joined, orNone, paid, payment, taken, theDie, units } from './cards.ts';

/** Whoever is about to move: the prompt's seat, else the reader. */
function moverIn(view: ManaforgeView, voice: Voice): PlayerView | undefined {
  const reader = voice.viewer === 'spectator' ? undefined : voice.viewer;
  const seat = view.pending && 'seat' in view.pending ? view.pending.seat : (view.turn?.seat ?? reader);
  return view.players[reader ?? seat ?? 0];
}

const names = (cards: readonly string[]): string => listed(cards.map(cardName));
const gain = (what: string): string => say('move.gain', { gain: what });

/** "the earth die" with what tells it apart. */
function dieText(die: DieView | undefined): string {
  if (!die) return say('part.aDie');
  const face = faceShown(die);
  return say('part.dieShowing', { die: theDie(die.type), face: orNone(face && faceText(face)), stored: die.stored === true });
}

/** What the effect of a face brings, with what was chosen. */
function effectText(die: DieView | undefined, { take, card }: MoveCalled<'spend'>): string {
  const shows = die && faceShown(die);
  if (card !== undefined) return say('move.recharge', { card: cardName(card) });
  if (shows?.kind === 'special' && shows.special === 'gemCopy') return say('move.copyGem', { gem: aGem(take?.[0] as Element) });
  if (take) return gain(taken(take));
  return shows ? gain(faceText(shows)) : say('move.gainEffect');
}

const copiedBy = (view: ManaforgeView, { copy }: MoveCalled<'spend'>, voice: Voice): DieView | undefined =>
  copy === undefined ? undefined : moverIn(view, voice)?.dice[copy];

function spendText(view: ManaforgeView, move: MoveCalled<'spend'>, voice: Voice): string {
  const copied = copiedBy(view, move, voice);
  const args = { die: dieText(moverIn(view, voice)?.dice[move.die]), effect: spendingText(view, move, voice) };
  return copied ? say('move.spendAs', { ...args, copied: dieText(copied) }) : say('move.spend', args);
}

const spendingText = (view: ManaforgeView, move: MoveCalled<'spend'>, voice: Voice): string =>
  effectText(copiedBy(view, move, voice) ?? moverIn(view, voice)?.dice[move.die], move);

function gainText({ gains, prestige, extraSpends, gemsMatchingPaid }: Ability, { take, recharge, mana = NONE, gems = NONE }: MoveCalled<'activate'>): string {
  if (prestige) return say('move.gainPrestige', { n: prestige });
  if (extraSpends) return say('move.gainSpends', { n: extraSpends });
  if (recharge !== undefined) return say('move.recharge', { card: cardName(recharge) });
  if (gemsMatchingPaid) return gain(gemsOf(ELEMENTS.map((_, e) => gemsMatchingPaid * ((mana[e] ?? 0) + (gems[e] ?? 0)))));
  const option = gains.find((one) => one.take?.toSorted().join() === take?.toSorted().join());
  return option ? gain(units(option.mana)) : say('move.gainByGems');
}

function costText({ spends }: Ability, { mana, gems, exhaust }: MoveCalled<'activate'>): string {
  if (mana || gems) return say('move.costPayment', { payment: payment(mana ?? NONE, gems ?? NONE) });
  if (exhaust) return say('move.costExhaust', { cards: names(exhaust) });
  return spends ? say('move.costSpends', { n: spends }) : '';
}

function abilityText(move: MoveCalled<'activate'>): string | undefined {
  const ability = itemOf(itemNumber(move.card)).abilities[move.ability];
  if (!ability) return undefined;
  const [cost, gained] = [costText(ability, move), gainText(ability, move)];
  return cost ? say('part.also', { first: cost, second: gained }) : gained;
}

function activationText(move: MoveCalled<'activate'>): string {
  const [card, gained] = [cardName(move.card), abilityText(move)];
  return gained ? say('move.activate', { card, gain: gained }) : say('move.activatePlain', { card });
}

/** What a talent takes and gives that only trades. */
function tradeText(talent: string): string {
  const { ability } = talentOf(talentNumber(talent));
  if (ability.kind !== 'activated') return say('move.useIt');
  return say('move.trade', { gems: gemsOf(priceOf(ability.cost.gems ?? {}).fixed), n: ability.gain.prestige ?? 0 });
}

function usingText(view: ManaforgeView, { talent, die, take }: MoveCalled<'useTalent'>, voice: Voice): string {
  if (take) return say('move.gainForSpend', { gain: taken(take) });
  if (die === undefined) return tradeText(talent);
  const turned = moverIn(view, voice)?.dice[die];
  return say('move.turnDie', { die: dieText(turned), spent: turned?.spent ?? false });
}

function extraText(view: ManaforgeView, { mana, gems }: MoveCalled<'pay'>): string {
  if (paid(mana, gems) === '') return say('move.payNothing');
  const n = [...mana, ...gems].reduce((sum, one) => sum + one, 0);
  const each = view.pending?.ask === 'payExtra' ? (itemOf(itemNumber(view.pending.card)).onBuild.payExtra?.prestigeEach ?? 0) : 1;
  return say('move.pay', { payment: paid(mana, gems), prestige: n * each });
}

/** "Pick Earth Crafter, with an earth die: after you build an earth item, gain an earth gem". */
function pickText(id: string): string {
  const dice = talentOf(talentNumber(id)).dice.flatMap((type) => DIE_TYPES[type] ?? []);
  return say('move.pick', { talent: cardName(id), die: orNone(joined(dice.map(aDie), 'also')), text: talentWithin(id) });
}

const labels: { readonly [K in ManaforgeMove['do']]: (move: MoveCalled<K>, view: ManaforgeView, voice: Voice) => string } = {
  pick: (move) => pickText(move.talent),
  keep: (move) => say('move.keep', { talents: names(move.talents) }),
  takeDie: (move) => say('move.takeDie', { die: aDie(move.type) }),
  takeNoDie: () => say('move.takeNoDie'),
  spend: (move, view, voice) => spendText(view, move, voice),
  build: (move) => say('move.build', { card: cardName(move.card), payment: payment(move.mana, move.gems) }),
  scavenge: (move) => say('move.scavenge', { card: cardName(move.card), payment: payment(move.mana, move.gems) }),
  gainPrism: () => say('move.gainPrism'),
  makeRoom: (move) => say('move.makeRoom', { card: cardName(move.card) }),
  pay: (move, view) => extraText(view, move),
  mimic: (move) => say('move.mimic', { card: cardName(move.card) }),
  give: (move) => say(move.from === 'gem' ? 'move.give' : 'move.givePrism'),
  giveNothing: () => say('move.giveNothing'),
  activate: (move) => activationText(move),
  upgrade: (move) => say('move.upgrade', { gem: aGem(move.gem), card: cardName(move.card) }),
  useTalent: (move, view, voice) => say('move.talent', { talent: cardName(move.talent), trade: usingText(view, move, voice) }),
  swapPrism: (move) => say('move.swapPrism', { gem: aGem(move.gem) }),
  placeDie: (move, view, voice) => say('move.placeDie', { die: dieText(moverIn(view, voice)?.dice[move.die]) }),
  removeDie: () => say('move.removeDie'),
  leaveDie: () => say('move.leaveDie'),
  endTurn: () => say('move.endTurn'),
};

/** What a move with a die, a card or a talent does, without the words that say which of them. */
export function doingText(view: ManaforgeView, move: ManaforgeMove, voice: Voice): string | undefined {
  if (move.do === 'spend') return spendingText(view, move, voice);
  if (move.do === 'activate') return abilityText(move);
  return move.do === 'useTalent' ? usingText(view, move, voice) : undefined;
}

/** A move as the label of a button. */
export function moveText(view: ManaforgeView, move: ManaforgeMove, voice: Voice): string {
  const label = labels[move.do] as (move: ManaforgeMove, view: ManaforgeView, voice: Voice) => string;
  return label(move, view, voice);
}
