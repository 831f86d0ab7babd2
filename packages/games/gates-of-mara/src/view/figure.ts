import { constants, figureInfo, HOME, nameOf, placeAt, textOf } from '../cards/index.ts';
import { figureName } from '../moves.ts';
import { energyFor, innateOf } from '../rules/index.ts';
import type { Player } from '../state.ts';
import type { FigureView } from './board-types.ts';
import { abilityFacts } from './facts.ts';

/** A figure with what it carries and can still take. */
export function figureView(player: Player, number: number): FigureView {
  const info = figureInfo()[number];
  const figure = player.figures[number];
  if (!info || !figure) throw new Error(`no figure ${number}`);
  const attachments = figure.attachments.map((card) => ({ card, name: nameOf(card), text: textOf(card) }));
  const innate = innateOf(player, number);
  return {
    figure: figureName(number),
    kind: info.id,
    name: nameOf(info.id),
    shape: info.shape,
    energy: energyFor(number),
    at: figure.at === HOME ? null : placeAt(figure.at).id,
    innate: innate && abilityFacts(innate),
    attachments,
    room: constants.attachmentLimit - attachments.length,
  };
}
