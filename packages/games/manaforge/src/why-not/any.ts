import { lookUp, playerOf, type Refusal, refuse } from '@conclave/engine';
import { itemNumber, itemOf, talentNumber, talentOf } from '../cards/index.ts';
import type { Wish } from '../moves.ts';
import { payerOf, waysTo } from '../planning/index.ts';
import { inPrinciple, missingWords, refuseAction } from '../rules/index.ts';
import { EMPTY, type ManaforgeState, type Player, type Turn } from '../state.ts';

/** All that a kind of move could be about, and what to say where there is nothing or nothing fits. */
interface Choice {
  readonly wishes: readonly Wish[];
  readonly none: Refusal;
  readonly noneFits: string;
}

const idsOf = (items: readonly number[]): string[] => items.filter((item) => item !== EMPTY).map((item) => itemOf(item).id);
const withCard = (kind: string, ids: readonly string[]): Wish[] => ids.map((card) => ({ do: kind, card }));

/** What a move that names nothing could name. Only for moves that name something. */
const choices: Readonly<Record<string, (game: ManaforgeState, player: Player) => Choice>> = {
  build: ({ board }) => ({
    wishes: withCard('build', idsOf(board)),
    none: refuse('MF-BUILD-03', 'No item is left on the board.'),
    noneFits: 'No item on the board can be paid from your reserve and gems',
  }),
  scavenge: ({ discard }) => ({
    wishes: withCard('scavenge', idsOf(discard)),
    none: refuse('MF-TALENT-20b', 'The discard pile is empty.'),
    noneFits: 'No item of the discard pile can be paid from your reserve and gems',
  }),
  activate: (_game, { workshop }) => ({
    wishes: withCard(
      'activate',
      workshop.map(({ item }) => itemOf(item).id),
    ),
    none: refuse('MF-ACT-01', 'Your Workshop is empty.'),
    noneFits: 'No card of your Workshop can be used now',
  }),
  upgrade: (_game, { workshop }) => ({
    wishes: withCard(
      'upgrade',
      workshop.map(({ item }) => itemOf(item).id),
    ),
    none: refuse('MF-UPG-01', 'Your Workshop is empty.'),
    noneFits: 'No card of your Workshop takes a gem that you own',
  }),
  spend: (_game, { dice }) => ({
    wishes: dice.map((_, die) => ({ do: 'spend', die })),
    none: refuse('MF-DIE-01', 'You have no dice.'),
    noneFits: 'None of your dice can be spent now',
  }),
  useTalent: (_game, { talents }) => ({
    wishes: talents.map((talent) => ({ do: 'useTalent', talent: talentOf(talent).id })),
    none: refuse('MF-TAL-01', 'You have no talents.'),
    noneFits: 'None of your talents can be used now',
  }),
  placeDie: (_game, { dice }) => ({
    wishes: dice.map((_, die) => ({ do: 'placeDie', die })),
    none: refuse('MF-TALENT-14', 'You have no dice.'),
    noneFits: 'No die of yours can be put on Aether Reserve',
  }),
};

function nameOf({ card = '', talent = '' }: Wish): string | undefined {
  if (itemNumber(card)) return itemOf(itemNumber(card)).name;
  return talentNumber(talent) ? talentOf(talentNumber(talent)).name : undefined;
}

const lacking = ({ missing }: Refusal): number => (missing ? Object.values(missing).reduce((sum, n) => sum + n, 0) : Number.POSITIVE_INFINITY);

/** Whether dice, cards and talents could bring what is missing for an item. */
const isInReach = (game: ManaforgeState, { seat }: Turn, { do: kind, card }: Wish): boolean =>
  (kind === 'build' || kind === 'scavenge') && card !== undefined && waysTo({ do: kind, card }, payerOf(game, seat)).plans.length > 0;

const HINT = 'What your dice and cards could still bring would pay for';

/** A refusal for want of means, with a word about means that are not yet at hand. */
export function hinted(game: ManaforgeState, turn: Turn, wish: Wish, refusal: Refusal | undefined): Refusal | undefined {
  if (!refusal?.missing || !isInReach(game, turn, wish)) return refusal;
  return { ...refusal, reason: `${refusal.reason} ${HINT} it.` };
}

interface Tried {
  readonly wish: Wish;
  readonly refusal: Refusal;
}

/** The one that lacks least. */
const nearest = (tried: readonly Tried[]): Tried | undefined =>
  tried.reduce<Tried | undefined>((best, one) => (best && lacking(best.refusal) <= lacking(one.refusal) ? best : one), undefined);

function summedUp(game: ManaforgeState, turn: Turn, tried: readonly Tried[], noneFits: string): Refusal | undefined {
  const best = nearest(tried);
  if (!best || tried.every(({ refusal }) => refusal.reason === best.refusal.reason)) return best?.refusal;
  const { rule, reason, missing } = best.refusal;
  const name = nameOf(best.wish);
  if (!missing || !name) return refuse(rule, `${noneFits}. ${reason}`);
  const open = tried.find(({ wish }) => isInReach(game, turn, wish));
  const hint = open ? ` ${HINT} ${nameOf(open.wish)}.` : '';
  return refuse(rule, `${noneFits}. ${name} comes nearest: ${missingWords(missing)} needed.${hint}`, missing);
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
