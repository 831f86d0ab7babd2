import { tell } from '@conclave/engine';
import { advancementAt, type Face, faceOf, valeAt } from '../cards/index.ts';
import type { MysticValeEvent } from '../moves.ts';
import { faceAt, type MysticValeState, makeOf, mover } from '../state.ts';
import { addToSupply } from './symbols.ts';

/** MV-HARVEST-02: what field, vales and waiting effects give as Harvest begins. */
export function fillSupply(game: MysticValeState): void {
  const player = mover(game);
  for (const card of player.field) {
    const face = faceAt(player, card);
    addToSupply(game, face);
    if (face.isLeader) game.turn.leaderInForce = makeOf(player, card);
  }
  for (const vale of player.vales) addToSupply(game, valeAt(vale).symbols);
  addToSupply(game, { mana: player.waitingMana, animal: 0, forest: 0, sky: 0, wild: player.waitingWild });
  player.waitingMana = 0;
  player.waitingWild = 0;
}

/** MV-HARVEST-05: a card that joins the field in Harvest helps at once. It is not planted: no When Played, no test of decay. */
export function joinField(game: MysticValeState, card: number): void {
  const player = mover(game);
  const make = makeOf(player, card);
  const face = faceOf(make);
  player.field.push(card);
  if (face.isLeader) game.turn.leaderInForce = make;
  addToSupply(game, face);
  tell<MysticValeEvent>({ is: 'cardJoined', seat: game.turn.seat, parts: face.parts, on: card });
}

/** MV-CARD-DARKSOUL-EMBER-06: only the new advancement's own symbols are added, as its card lets them count. */
export function addSleeved(game: MysticValeState, piece: number, face: Face): void {
  if (!face.visible.includes(piece)) return;
  const { mana, animal, forest, sky, wild } = advancementAt(piece).symbols;
  const isAllWild = face.visible.some((one) => advancementAt(one).effects.some(({ actions }) => actions.some((action) => 'spiritsBecome' in action)));
  addToSupply(game, isAllWild ? { mana, animal: 0, forest: 0, sky: 0, wild: animal + forest + sky + wild } : { mana, animal, forest, sky, wild });
}
