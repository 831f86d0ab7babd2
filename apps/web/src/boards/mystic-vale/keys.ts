import type { Play } from '../../app/play.svelte.ts';
import { bindKeys } from '../../frame/bind-keys.ts';
import type { Choosing } from './choosing.svelte.ts';
import { closingDeed, freeDeed } from './deeds.ts';
import { plainToken } from './look.ts';
import type { Pick } from './pick.ts';

/** What 1 to 9 stand for now. */
export function numbersMean({ moves }: Choosing): 'commons' | 'cards' | 'laid' | 'answers' {
  if (moves.some((move) => move.do === 'endHarvest' || move.do === 'claim' || move.do === 'store')) return 'commons';
  if (moves.some((move) => 'on' in move)) return 'cards';
  return moves.some((move) => move.do === 'take' || move.do === 'keepAmulet') ? 'laid' : 'answers';
}

/** What 1 to 9 pick: the commons while buying, the cards of the field while one is asked for, else the answers in order. */
function numbered(choosing: Choosing): (() => void)[] {
  const { moves, player, view } = choosing;
  const tap = (pick: Pick) => () => choosing.tap(pick);
  const meaning = numbersMean(choosing);
  if (meaning === 'commons')
    return view.commons.map((piece) => () => {
      if (piece) choosing.tap({ kind: 'advancement', ...piece });
    });
  const cards = player.onDeck === null ? player.field : [...player.field, player.onDeck];
  if (meaning === 'cards') return cards.map((on) => tap({ kind: 'field', on }));
  const laid = moves.flatMap((move) =>
    move.do === 'take' ? [move.card] : move.do === 'keepAmulet' ? [player.token.card] : move.do === 'swapAmulet' ? [plainToken] : [],
  );
  if (meaning === 'laid') return laid.map((card) => tap({ kind: 'draft', card }));
  const close = closingDeed(choosing.play, moves)?.move;
  return choosing.loose.filter((move) => move !== close && move.do !== 'push').map((move) => () => choosing.commit(move));
}

/** The keys of this board; returns how to let go of them. */
export function listenFor(play: Play, choosing: Choosing, openDeck: () => void): () => void {
  const keys: [string, () => void][] = numbered(choosing)
    .slice(0, 9)
    .map((act, i) => [String(i + 1), act]);
  const push = choosing.moves.find((move) => move.do === 'push');
  const closing = closingDeed(play, choosing.moves);
  const close = closing?.move;
  const ready = choosing.several ? undefined : choosing.ready;
  const act = ready ?? freeDeed(play, choosing.moves)?.move ?? (closing?.forgoes ? undefined : close);
  if (act) keys.push(['Enter', () => choosing.commit(act)]);
  if (close && !ready) keys.push(['e', () => choosing.commit(close)]);
  if (push) keys.push(['p', () => choosing.commit(push)]);
  keys.push(['d', openDeck], ['Escape', () => choosing.drop()]);
  return bindKeys(play, keys);
}
