import type { MaraMove } from '@conclave/gates-of-mara';
import type { Play } from '../../app/play.svelte.ts';
import { bindKeys } from '../../frame/bind-keys.ts';
import type { Choosing } from './choosing.svelte.ts';
import { ofKind } from './facts.ts';
import { elements } from './look.ts';
import { paneOf } from './pane.ts';

/** What 1 to 9 pick of a question that is open. */
function numberedAnswers(choosing: Choosing): (() => void)[] {
  const { view } = choosing;
  const realms = choosing.realms.map((realm) => () => choosing.pickRealm(realm));
  if (choosing.asksRealm) return realms;
  if (paneOf(choosing) === 'abilities')
    return (view.placement?.abilities ?? []).map(
      ({ ability }) =>
        () =>
          choosing.pickAbility(ability.id),
    );
  if (choosing.ask === 'takeGems') return elements.map((element) => () => choosing.takeGem(element));
  if (choosing.ask === 'exchange') return view.wanderer.rewards.map((_, reward) => () => choosing.pickReward(reward));
  return choosing.ask === 'placeLord' ? realms : choosing.moves.map((move: MaraMove) => () => choosing.commit(move));
}

/** What 1 to 9 pick: cards while buying, figures while placing, else the answers in order. */
function numbered(choosing: Choosing): (() => void)[] {
  if (choosing.isBuying) return choosing.view.enchantmentBoard.slots.map((slot) => () => slot && choosing.pickCard(slot.card));
  if (paneOf(choosing) === 'tribe')
    return (choosing.player?.figures ?? []).map(
      ({ figure }) =>
        () =>
          choosing.pickFigure(figure),
    );
  return numberedAnswers(choosing);
}

/** The keys of this board; returns how to let go of them. */
export function listenFor(play: Play, choosing: Choosing): () => void {
  const keys: [string, () => void][] = numbered(choosing)
    .slice(0, 9)
    .map((act, i) => [String(i + 1), act]);
  const ending = choosing.moves.find((move) => move.do === 'endTurn' || move.do === 'done');
  const pass = ofKind(choosing.moves, 'pass')[0];
  const act = choosing.ready ?? choosing.mix ?? ending;
  if (act) keys.push(['Enter', () => choosing.commit(act)]);
  if (ending) keys.push(['e', () => choosing.commit(ending)]);
  if (pass) keys.push(['p', () => choosing.pass()]);
  keys.push(
    ['Escape', () => choosing.drop()],
    [
      'w',
      () => {
        choosing.scored = !choosing.scored;
      },
    ],
  );
  return bindKeys(play, keys);
}
