import { counted, listed, type Prompt, type Voice } from '@conclave/engine';
import { abilityById, type Effect, enchantmentOf, lordOf, nameOf, spaceById, wandererCardOf } from '../cards/cards.ts';
import { CENTRAL_GATE, placeAt, placementInfluence, placeNumber } from '../layout.ts';
import { figureNumber, type MaraMove } from '../moves.ts';
import { energyFor } from '../rules/placements.ts';
import type { MaraView, QuestionView, SpaceView } from '../view/types.ts';
import { abilityTitle, amountWords, costWords, figureTitle, gainWords, gemWords, placeTitle, theRealm } from '../wording.ts';

type Move<K extends MaraMove['do']> = Extract<MaraMove, { do: K }>;

const paying = (pay: readonly string[] | undefined): string => (pay ? `, paying ${gemWords(pay)}` : '');

/** What a space offers: its price and its gain, or the Banner lying there. */
function offerWords({ ability, banner }: SpaceView): string {
  if (banner === null) return 'its Banner is gone';
  const { cost, effects } = abilityById(ability.id);
  const price = costWords(cost);
  const gains = banner === undefined ? gainWords(effects) : nameOf(banner);
  return price ? `pay ${price} for ${gains}` : gains;
}

const spaceWith = (view: MaraView, id: string): SpaceView | undefined => view.realms.flatMap(({ spaces }) => spaces).find((space) => space.id === id);

/** What a placement brings by itself, and where; nothing for an Enchanter. */
function placementGain({ centralGate }: MaraView, move: Move<'place'>): string {
  const { kind } = placeAt(placeNumber(move.at));
  const influence = placementInfluence(figureNumber(move.figure), kind);
  if (influence === 0) return '';
  if (kind === 'centralGate') return `${influence} Influence in every realm${centralGate.keys > 0 ? ` and ${amountWords('key', centralGate.keys)}` : ''}`;
  return `${influence} Influence${kind === 'standardGate' ? ' in both realms' : ''}`;
}

function placeWords(view: MaraView, move: Move<'place'>): string {
  const gate = view.gates.find(({ id }) => id === move.at);
  const realm = view.realms.find(({ spaces }) => spaces.some(({ id }) => id === move.at));
  const space = spaceWith(view, move.at);
  const where = `${placeTitle(move.at, gate?.realms ?? [])}${realm ? ` in ${theRealm(realm.id)}` : ''}`;
  const by = move.by === undefined ? '' : `, taken already, by ${nameOf(move.by)}`;
  const gains = [placementGain(view, move), ...(space ? [offerWords(space)] : [])].filter(Boolean).join('; ');
  const price = `for ${energyFor(figureNumber(move.figure))} Energy`;
  return `Place the ${figureTitle(move.figure)} ${price} on ${where}${by}${paying(move.pay)}${gains && `: ${gains}`}`;
}

/** The Wanderer's price and what it can be paid for. */
function bargainWords({ wanderer }: MaraView): string {
  const { cost, rewards } = wandererCardOf(wanderer.card);
  return `pay ${costWords(cost)} for ${rewards.map(({ effects }) => gainWords(effects)).join(', or ')}`;
}

function useGains(view: MaraView, ability: string): string {
  const { effects } = abilityById(ability);
  const banner = spaceWith(view, ability)?.banner;
  if (banner) return nameOf(banner);
  if (ability === 'wanderer') return bargainWords(view);
  const bargain = effects.some(({ op }) => op === 'activateWanderer') ? ` (${bargainWords(view)})` : '';
  return `${gainWords(effects)}${bargain}`;
}

function useWords(view: MaraView, move: Move<'use'>): string {
  const ability = abilityById(move.ability);
  const isPaid = view.placement?.abilities.some((one) => one.ability.id === move.ability && one.isPaid) ?? false;
  const price = move.pay ? gemWords(move.pay) : isPaid ? '' : costWords(ability.cost);
  const energy = move.pay && ability.cost.energy > 0 ? `${ability.cost.energy} Energy and ` : '';
  const gains = useGains(view, move.ability);
  const where = move.realm ? ` in ${theRealm(move.realm)}` : '';
  return `Use ${abilityTitle(move.ability)}${where}: ${price ? `pay ${energy}${price} for ${gains}` : gains}`;
}

function exchangeWords(view: MaraView, move: Move<'exchange'>): string {
  const card = wandererCardOf(view.wanderer.card);
  const price = move.pay ? gemWords(move.pay) : costWords(card.cost);
  return `Pay the Wanderer ${price} for ${gainWords(card.rewards[move.reward]?.effects ?? [])}`;
}

function buyWords(view: MaraView, move: Move<'buy'>): string {
  const card = enchantmentOf(move.card);
  const fixed = card.price.any === 0 ? ` for ${costWords(card.price)}` : '';
  const slot = view.enchantmentBoard.slots.find((one) => one?.card === move.card);
  return `Buy ${card.name}${fixed}${paying(move.pay)} (${counted(slot?.points ?? 0, 'point')})`;
}

function caravanWords(move: Move<'placeCaravan'>): string {
  const { name, realm, ability } = spaceById(move.space);
  return `Send a Caravan to ${name} in ${theRealm(realm)}: ${gainWords(ability.effects)}`;
}

const isAbout = <A extends QuestionView['about']>(view: MaraView, about: A): Extract<QuestionView, { about: A }> | undefined =>
  view.question?.about === about ? (view.question as Extract<QuestionView, { about: A }>) : undefined;

function influenceWords(view: MaraView): string {
  const earth = isAbout(view, 'earthLord');
  const swap = isAbout(view, 'influenceOrPoints');
  if (earth) return `Take ${earth.influence} Influence in ${theRealm(earth.realm)}`;
  return swap ? `Take ${swap.amount} Influence in ${theRealm(swap.realm)}` : 'Take the Influence';
}

const DECLINES: Partial<Record<QuestionView['about'], string>> = {
  placeCaravan: 'Leave the second Caravan at home',
  earthLord: "Decline the Earth Lord's Influence",
  exchange: 'Make no exchange',
  attach: 'Leave the Fire Banner',
};

/** A move as the label of a button. */
export function moveWords(view: MaraView, move: MaraMove): string {
  switch (move.do) {
    case 'place':
      return placeWords(view, move);
    case 'pass':
      return 'Pass for the rest of the round';
    case 'use':
      return useWords(view, move);
    case 'endTurn':
      return 'End the turn';
    case 'takeInfluence':
      return influenceWords(view);
    case 'takePoints':
      return `Take ${amountWords('point', isAbout(view, 'influenceOrPoints')?.points ?? 0)} instead`;
    case 'takeGems':
      return `Take ${gemWords(move.gems)}`;
    case 'placeCaravan':
      return caravanWords(move);
    case 'exchange':
      return exchangeWords(view, move);
    case 'buy':
      return buyWords(view, move);
    case 'done':
      return 'Finish buying and refill the slots';
    case 'attach':
      return `Attach it to the ${figureTitle(move.figure)}`;
    case 'placeLord':
      return `Place the ${lordOf(move.lord).name} in ${theRealm(move.realm)}`;
    case 'decline':
      return DECLINES[view.question?.about ?? 'exchange'] ?? 'Decline';
  }
}

function gemQuestion({ amount, of, different }: Extract<QuestionView, { about: 'takeGems' }>): string {
  const some: Effect = different ? { op: 'gainGems', amount, of, different: true } : { op: 'gainGems', amount, of };
  return `Take ${gainWords([some])}.`;
}

function swapQuestion({ realm, amount, points }: Extract<QuestionView, { about: 'influenceOrPoints' }>): string {
  return `${amount} Influence in ${theRealm(realm)}, or ${amountWords('point', points)} from the Water Lord?`;
}

function cardQuestion(view: MaraView, card: string): string {
  return view.phase === 'endOfRound'
    ? `Your Claim wins a Fire Banner. Which figure carries it? ${abilityById(card).text}`
    : `Which figure carries ${nameOf(card)}? ${abilityById(card).text}`;
}

function questionWords(view: MaraView, question: QuestionView): string {
  switch (question.about) {
    case 'influenceOrPoints':
      return swapQuestion(question);
    case 'takeGems':
      return gemQuestion(question);
    case 'placeCaravan':
      return question.isSecond ? `Send a second Caravan to ${theRealm(question.realm)}?` : `Where in ${theRealm(question.realm)} does the Caravan go?`;
    case 'earthLord':
      return `The Earth Lord gives ${question.influence} Influence in ${theRealm(question.realm)} for this Caravan.`;
    case 'exchange':
      return `Exchange with the Wanderer? ${wandererCardOf(view.wanderer.card).text}`;
    case 'attach':
      return cardQuestion(view, question.card);
    case 'enchant':
      return question.left > 0 ? `Buy an Enchantment? ${counted(question.left, 'purchase')} left.` : 'Both purchases are made. New cards come once you finish.';
  }
}

function turnWords(view: MaraView, seat: number, voice: Voice): string {
  const whose = voice.whose(seat);
  const turn = `${whose.charAt(0).toUpperCase()}${whose.slice(1)} turn`;
  return `${turn}: place a figure or pass. ${view.players[seat]?.energy ?? 0} Energy left.`;
}

function lordWords({ lords }: MaraView): string {
  const homeless = lords.filter(({ realm }) => realm === null).map(({ name }) => `the ${name}`);
  return `Place ${listed(homeless, 'or')} in an elemental realm for the next round.`;
}

function abilitiesWords({ placement }: MaraView, prompt: Prompt<MaraMove>): string {
  const figure = figureTitle(placement?.figure ?? '');
  if (prompt.moves.length === 1) return `Your ${figure} is placed, and nothing is left to use: end the turn.`;
  const realms = placement && placement.realms.length > 0 ? ` in ${listed(placement.realms.map(theRealm))}` : '';
  const where = placement?.at === CENTRAL_GATE ? ` on ${placeTitle(CENTRAL_GATE, [])}` : realms;
  return `Use what your ${figure}${where} can do, in any order, or end the turn.`;
}

/** What a prompt asks. */
export function askWords(view: MaraView, prompt: Prompt<MaraMove>, voice: Voice): string {
  if (prompt.ask === 'playOrPass') return turnWords(view, prompt.seat, voice);
  if (prompt.ask === 'placeLord') return lordWords(view);
  return view.question ? questionWords(view, view.question) : abilitiesWords(view, prompt);
}
