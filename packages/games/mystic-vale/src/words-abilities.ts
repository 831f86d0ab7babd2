import { listed } from '@conclave/engine';
import { actionOf, advancementNamed, leaderNamed, valeNamed } from './cards/cards.ts';
import type { Effect } from './cards/schema.ts';
import { cardOf, nameOf } from './names.ts';
import type { CardView, MysticValeView, PlayerView } from './view.ts';

const guardiansOf = ({ symbols }: CardView): number => symbols.guardian ?? 0;

/** Whether an ability could be used if Harvest began now; `guardians` are those of its card. */
function wouldHelp({ turn }: MysticValeView, player: PlayerView, effect: Effect, guardians: number): boolean {
  if (effect.timing !== 'harvest') return false;
  const { pushesThisTurn, guardianOnSelfCard, guardianInField } = effect.condition ?? {};
  const all = player.field.reduce((sum, on) => sum + guardiansOf(cardOf(player, on)), 0);
  const pushes = turn.seat === player.seat ? turn.pushes : 0;
  if (pushesThisTurn && pushes > pushesThisTurn.max) return false;
  if (guardians < (guardianOnSelfCard?.min ?? 0) || all < (guardianInField?.min ?? 0)) return false;
  return player.field.length < (actionOf([effect], 'addToField')?.untilFieldSize ?? Number.POSITIVE_INFINITY);
}

function helpersOn(view: MysticValeView, player: PlayerView, card: CardView): string[] {
  const shown = card.side ? [card.base] : card.sections.flatMap(({ shows }) => shows ?? []);
  return shown.filter((id) => {
    const effects = card.side ? leaderNamed(id)?.[card.side].effects : advancementNamed(id)?.effects;
    return effects?.some((effect) => wouldHelp(view, player, effect, guardiansOf(card)));
  });
}

/** Beside its symbols, what a Harvest would offer to use: ", with Peacekeeper Druid to use". */
export function helpWords(view: MysticValeView, player: PlayerView): string {
  const fields = player.field.flatMap((on) => helpersOn(view, player, cardOf(player, on)));
  const vales = player.vales.filter(({ card, use }) => use === 'open' && valeNamed(card)?.effects.some((effect) => wouldHelp(view, player, effect, 0)));
  const names = [...new Set([...fields, ...vales.map(({ card }) => card)])].map(nameOf);
  return names.length > 0 ? `, with ${listed(names)} to use` : '';
}
