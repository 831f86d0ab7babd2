import { lookUp, playerOf, type Refusal, refuse, type Seat } from '@conclave/engine';
import { leaderNamed, PLAIN_TOKEN, tokenNamed } from '../cards/index.ts';
import { message } from '../messages/index.ts';
import type { MysticValeMove } from '../moves.ts';
import { takeable } from '../rules/index.ts';
import { type MysticValeState, NONE } from '../state.ts';
import { buyReasons } from './buy.ts';
import { cardReasons } from './cards.ts';
import type { Reasons, Tried } from './help.ts';
import { plantReasons } from './plant.ts';

const draftReasons: Reasons = {
  take(game, seat, { card = '' }) {
    if (game.turn.phase !== 'draft') return refuse('MV-SETUP-16', message('whyNot.chosenBefore'));
    const player = playerOf(game, seat);
    const hasOne = leaderNamed(card) ? player.leader !== NONE : tokenNamed(card) !== undefined && player.token !== PLAIN_TOKEN;
    if (hasOne) return refuse('MV-DRAFT-04', message('whyNot.hasOne'));
    return takeable(game, seat).includes(card) ? undefined : refuse('MV-DRAFT-02', message('whyNot.notLaid'));
  },
  keepAmulet: () => refuse('MV-DRAFT-09', message('whyNot.swapLater')),
  swapAmulet: () => refuse('MV-DRAFT-09', message('whyNot.swapLater')),
};

const reasons: Reasons = { ...draftReasons, ...plantReasons, ...buyReasons, ...cardReasons };

/** Why this is not possible now, with the rule. The move may lack details. */
export function whyNot(game: MysticValeState, seat: Seat, move: Partial<MysticValeMove> & { do: string }): Refusal | undefined {
  const isDraft = game.turn.phase === 'draft';
  if (!isDraft && seat !== game.turn.seat) return refuse('MV-SETUP-15', message('whyNot.notYourTurn'));
  return lookUp(reasons, move.do)?.(game, seat, move as Tried);
}
