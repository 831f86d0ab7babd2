import { type Core, canonical, type GameModule, type Move, voiceOf } from '@conclave/engine';
import { fail, NAMES, type Setting, viewers } from './common.ts';
import { playMatch } from './logs.ts';

const RAW = /undefined|NaN|\[object|\b[a-z]+_[a-z]+\b|[a-z][A-Z]/;

export function checkWords<G extends Core, M extends Move>(game: GameModule<G, M>, setting: Setting, bound: number): void {
  const plain = (sentence: string, about: unknown): void => {
    if (sentence.trim().length < 2 || RAW.test(sentence)) fail(`not a plain sentence: "${sentence}" for ${canonical(about).slice(0, 200)}`);
  };
  const match = playMatch(game, setting, bound, (now) => {
    for (const seat of now.asked) {
      const prompt = now.promptFor(seat);
      const view = now.view(seat);
      const voice = voiceOf(NAMES, seat);
      if (!prompt) continue;
      plain(game.words.ask(view, prompt, voice).text, prompt);
      const labels = prompt.moves.map((move) => game.words.move(view, move, voice));
      for (const [i, label] of labels.entries()) plain(label, prompt.moves[i]);
      const twice = labels.findIndex((label, i) => labels.indexOf(label) !== i);
      if (twice >= 0) fail(`two moves read the same: "${labels[twice]}"`);
    }
  });
  for (const viewer of viewers(match.state)) {
    const voice = voiceOf(NAMES, viewer);
    for (const { events } of match.story(viewer)) for (const event of events) plain(game.words.event(event, voice)?.text ?? 'nothing', event);
    for (const { heading, lines } of game.words.table(match.view(viewer), voice)) for (const line of [heading, ...lines]) plain(line, heading);
    if (match.state.result) plain(game.words.result(match.state.result, voice), match.state.result);
  }
}
