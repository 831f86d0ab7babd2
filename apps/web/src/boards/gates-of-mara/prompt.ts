import type { Play } from '../../app/play.svelte.ts';
import { phone } from '../../kit/screen.ts';
import type { Choosing } from './choosing.svelte.ts';
import { placeName } from './facts.ts';
import { say } from './words.ts';

function placingText({ figure, place, player, view }: Choosing): string {
  const name = player?.figures.find((one) => one.figure === figure)?.name;
  if (name && place) return say('confirm', { figure: name, place: placeName(view, place) });
  if (name) return say('pickPlace', { figure: name });
  return place ? say('pickWho', { place: placeName(view, place) }) : say('pickFigure');
}

/** Who is asked, and what. */
export function promptLine(play: Play, choosing: Choosing): { lead: string; text: string } {
  const { prompt, view, waitingFor, result, stage } = play.state;
  if (stage === 'over' && result) return { lead: play.game.words.result(result, play.voice), text: '' };
  if (!prompt) return { lead: say('waiting', { names: waitingFor.map((seat) => play.voice.whom(seat)).join(', ') }), text: '' };
  if (choosing.isPlacing) return { lead: say('yourTurn'), text: placingText(choosing) };
  if (phone.current && choosing.isUsing) return { lead: say('useThese'), text: '' };
  const asked = play.game.words.ask(view, prompt, play.voice);
  const end = asked.search(/[.:?!] /);
  if (end < 0) return { lead: asked, text: '' };
  // The bargain lies on the buttons; what a card does is told where its figure is chosen.
  if (choosing.ask === 'exchange') return { lead: asked.slice(0, end + 1), text: '' };
  const text = choosing.isAttaching ? asked.slice(end + 2, asked.indexOf('?') + 1) : asked.slice(end + 2);
  return { lead: asked.slice(0, end + 1), text };
}
