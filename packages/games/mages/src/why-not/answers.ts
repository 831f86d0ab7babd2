import { frameOf, isAt, lookUp, type Refusal, refuse, type Seat, topOf } from '@conclave/engine';
import { type Card, NAMES } from '../cards/index.ts';
import type { Answer } from '../moves.ts';
import { type Attack, attack, bystanders, type Idea, loseHeart, turn } from '../rules/index.ts';
import { holds, type MagesState } from '../state.ts';

type Moment = 'attacked' | 'countered' | 'beforeTheDice' | 'dying';

/** What waits for an answer, and whose. */
function windowOf(game: MagesState): { moment: Moment; seat: Seat } | undefined {
  const top = topOf(game);
  if (isAt(top, attack, 'theTargetMayAnswer')) return { moment: 'attacked', seat: top.target };
  if (isAt(top, attack, 'theCasterMayShatterTheCounter')) return { moment: 'countered', seat: top.caster };
  if (isAt(top, attack, 'theTargetMayLayCards')) return { moment: 'beforeTheDice', seat: top.target };
  return isAt(top, loseHeart, 'deathMayBeStavedOff') ? { moment: 'dying', seat: top.seat } : undefined;
}

/** The one moment for each answering card, and what to say at any other. */
const MOMENTS: Record<Answer, { moment: Moment; rule: string; reason: string }> = {
  counter: { moment: 'attacked', rule: 'MG-SPELL-COUNTER-02', reason: 'A Counter is played by the target of an attack, before the dice.' },
  'apprentices-shield': { moment: 'attacked', rule: 'MG-ITEM-SHIELD-01', reason: 'A Shield is played by the target of an attack, before the dice.' },
  'melgorns-lantern': { moment: 'attacked', rule: 'MG-ITEM-LANTERN-03', reason: 'A Lantern answers a Wither aimed at you.' },
  'shattered-barrier': { moment: 'countered', rule: 'MG-ITEM-BARRIER-01', reason: 'A Barrier is played right after a Counter against your spell.' },
  'agrins-curse': { moment: 'beforeTheDice', rule: 'MG-ITEM-CURSE-02', reason: 'As an answer, a Curse is laid by the target just before the dice.' },
  'mirror-of-illusion': { moment: 'beforeTheDice', rule: 'MG-ITEM-MIRROR-02', reason: 'As an answer, a Mirror is laid by the target just before the dice.' },
  heal: { moment: 'dying', rule: 'MG-STAVE-01', reason: 'As an answer, Heal is played by whoever lost the last heart.' },
};

const isIdleLantern = (card: Card, attacking: Attack | undefined): boolean => card === 'melgorns-lantern' && attacking?.spell === 'fireball';

/** No card was named: whether there is anything to answer at all, and anything to answer it with. */
function whyNoAnswer(game: MagesState, seat: Seat): Refusal | undefined {
  const open = windowOf(game);
  if (open?.seat !== seat) return refuse('MG-INFO-04', 'Nothing waits for an answer of yours.');
  const attacking = frameOf(game, attack);
  const fitting = (Object.keys(MOMENTS) as Answer[]).filter((card) => MOMENTS[card].moment === open.moment && !isIdleLantern(card, attacking));
  return fitting.some((card) => holds(game, seat, card)) ? undefined : refuse('MG-INFO-04', 'None of your cards answers this.');
}

export function whyNotAnswer(game: MagesState, seat: Seat, { card, target }: Idea): Refusal | undefined {
  const fits = card === undefined ? undefined : lookUp(MOMENTS, card);
  if (!fits) return whyNoAnswer(game, seat);
  const answer = card as Answer;
  const attacking = frameOf(game, attack);
  if (answer === 'counter' && isAt(topOf(game), turn, 'thePlayerActs') && game.active === seat)
    return refuse('MG-ACT-10', 'A Counter is never played as an action.');
  if (answer === 'shattered-barrier' && attacking?.doubled && attacking.caster === seat)
    return refuse('MG-ITEM-DOUBLING-06', 'No other Item of yours works with a Doubling Potion.');
  const open = windowOf(game);
  if (open?.moment !== fits.moment || open.seat !== seat) return refuse(fits.rule, fits.reason);
  if (!holds(game, seat, answer)) return refuse(fits.rule, `You hold no ${NAMES[answer]}.`);
  if (isIdleLantern(answer, attacking)) return refuse('MG-ITEM-LANTERN-04', 'A Lantern does nothing against Fireball.');
  if (answer !== 'apprentices-shield' || !attacking) return undefined;
  return target !== undefined && bystanders(game, attacking).includes(target)
    ? undefined
    : refuse('MG-ITEM-SHIELD-02', 'Name a living player, neither the caster nor yourself.');
}
