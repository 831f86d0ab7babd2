import { type Argument, lookUp, type Message, playerOf, type Refusal, refuse } from '@conclave/engine';
import { itemNumber, itemOf, nameMessage, talentNumber, talentOf } from '../cards/index.ts';
import { message } from '../messages/index.ts';
import type { Wish } from '../moves.ts';
import { payerOf, waysTo } from '../planning/index.ts';
import { inPrinciple, lackOf, refuseAction } from '../rules/index.ts';
import { EMPTY, type ManaforgeState, type Player, type Turn } from '../state.ts';

/** All that a kind of move could be about, and what to say where there is nothing or nothing fits. */
interface Choice {
  readonly wishes: readonly Wish[];
  readonly none: Refusal;
  readonly noneFits: Message;
}

const idsOf = (items: readonly number[]): string[] => items.filter((item) => item !== EMPTY).map((item) => itemOf(item).id);
const withCard = (kind: Wish['do'], ids: readonly string[]): Wish[] => ids.map((card) => ({ do: kind, card }));

/** What a move that names nothing could name. Only for moves that name something. */
const choices: { readonly [K in Wish['do']]?: (game: ManaforgeState, player: Player) => Choice } = {
  build: ({ board }) => ({
    wishes: withCard('build', idsOf(board)),
    none: refuse('MF-BUILD-03', message('whyNot.boardEmpty')),
    noneFits: message('whyNot.noItemPayable'),
  }),
  scavenge: ({ discard }) => ({
    wishes: withCard('scavenge', idsOf(discard)),
    none: refuse('MF-TALENT-20b', message('whyNot.discardEmpty')),
    noneFits: message('whyNot.noDiscardPayable'),
  }),
  activate: (_game, { workshop }) => ({
    wishes: withCard(
      'activate',
      workshop.map(({ item }) => itemOf(item).id),
    ),
    none: refuse('MF-ACT-01', message('whyNot.workshopEmpty')),
    noneFits: message('whyNot.noCardUsable'),
  }),
  upgrade: (_game, { workshop }) => ({
    wishes: withCard(
      'upgrade',
      workshop.map(({ item }) => itemOf(item).id),
    ),
    none: refuse('MF-UPG-01', message('whyNot.workshopEmpty')),
    noneFits: message('whyNot.noCardTakesGem'),
  }),
  spend: (_game, { dice }) => ({
    wishes: dice.map((_, die) => ({ do: 'spend', die })),
    none: refuse('MF-DIE-01', message('whyNot.noDice')),
    noneFits: message('whyNot.noDieSpendable'),
  }),
  useTalent: (_game, { talents }) => ({
    wishes: talents.map((talent) => ({ do: 'useTalent', talent: talentOf(talent).id })),
    none: refuse('MF-TAL-01', message('whyNot.noTalents')),
    noneFits: message('whyNot.noTalentUsable'),
  }),
  placeDie: (_game, { dice }) => ({
    wishes: dice.map((_, die) => ({ do: 'placeDie', die })),
    none: refuse('MF-TALENT-14', message('whyNot.noDice')),
    noneFits: message('whyNot.noDiePlaceable'),
  }),
};

function nameOf({ card = '', talent = '' }: Wish): Message | undefined {
  if (itemNumber(card)) return nameMessage(card);
  return talentNumber(talent) ? nameMessage(talent) : undefined;
}

const lacking = ({ missing }: Refusal): number => (missing ? Object.values(missing).reduce((sum, n) => sum + n, 0) : Number.POSITIVE_INFINITY);

/** Whether dice, cards and talents could bring what is missing for an item. */
const isInReach = (game: ManaforgeState, { seat }: Turn, { do: kind, card }: Wish): boolean =>
  (kind === 'build' || kind === 'scavenge') && card !== undefined && waysTo({ do: kind, card }, payerOf(game, seat)).plans.length > 0;

const whyOf = ({ said, reason }: Refusal): Argument => said ?? reason;

/** A refusal for want of means, with a word about means that are not yet at hand. */
export function hinted(game: ManaforgeState, turn: Turn, wish: Wish, refusal: Refusal | undefined): Refusal | undefined {
  if (!refusal?.missing || !isInReach(game, turn, wish)) return refusal;
  return refuse(refusal.rule, message('whyNot.inReach', { why: whyOf(refusal) }), refusal.missing);
}

interface Tried {
  readonly wish: Wish;
  readonly refusal: Refusal;
}

/** The one that lacks least. */
const nearest = (tried: readonly Tried[]): Tried | undefined =>
  tried.reduce<Tried | undefined>((best, one) => (best && lacking(best.refusal) <= lacking(one.refusal) ? best : one), undefined);

function summedUp(game: ManaforgeState, turn: Turn, tried: readonly Tried[], none: Message): Refusal | undefined {
  const best = nearest(tried);
  if (!best || tried.every(({ refusal }) => refusal.reason === best.refusal.reason)) return best?.refusal;
  const { rule, missing } = best.refusal;
  const card = nameOf(best.wish);
  if (!missing || !card) return refuse(rule, message('whyNot.noneFits', { none, why: whyOf(best.refusal) }));
  const open = tried.find(({ wish }) => isInReach(game, turn, wish));
  const openCard = (open && nameOf(open.wish)) ?? 'none';
  return refuse(rule, message('whyNot.nearest', { none, card, missing: lackOf(missing), open: openCard }), missing);
}

/** Why nothing that a move could name would do; nothing where something would, or where it names something. */
export function whyNoneOf(game: ManaforgeState, turn: Turn, wish: Wish): Refusal | undefined {
  if (wish.card !== undefined || wish.talent !== undefined || wish.die !== undefined) return undefined;
  const choice = lookUp(choices, wish.do)?.(game, playerOf(game, turn.seat));
  if (!choice) return undefined;
  const tried = choice.wishes.map((one) => ({ wish: one, refusal: inPrinciple(refuseAction(game, turn, { ...wish, ...one })) }));
  if (tried.length === 0) return inPrinciple(refuseAction(game, turn, wish)) ?? choice.none;
  return tried.some(({ refusal }) => !refusal) ? undefined : summedUp(game, turn, tried as Tried[], choice.noneFits);
}
