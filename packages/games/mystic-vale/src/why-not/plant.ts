import { type Refusal, refuse } from '@conclave/engine';
import { tokenAt, valeNamed } from '../cards/index.ts';
import { canHaveEffect, freshCopy, isLimited, isMet, mustPush, phaseOf, repeatable } from '../rules/index.ts';
import { faceAt, type MysticValeState, mover, NONE } from '../state.ts';
import { called, isReacting, type Reasons, ruleOfCard, type Tried, unmet } from './help.ts';

const isPlanting = (game: MysticValeState): boolean => phaseOf(game) === 'planting';

export function whyNotEvoke(game: MysticValeState): Refusal {
  const player = mover(game);
  const token = tokenAt(player.token);
  const isAmulet = token.index > 0;
  if (!player.isActive) return refuse(isAmulet ? 'MV-AMULET-05' : 'MV-TOKEN-04', `Your ${token.name} shows its used side.`);
  if (!token.active.evokePhases.includes(phaseOf(game))) return refuse('MV-AMULET-10', `${token.name} cannot be evoked in this phase.`);
  if (game.turn.hasEvoked && isLimited(token)) return refuse('MV-CARD-TWILIGHT-SHARD-02', `${token.name} works once a turn.`);
  if (!canHaveEffect(game)) return refuse('MV-AMULET-11', `${token.name} could do nothing now.`);
  return refuse('MV-TOKEN-07', 'A token is evoked before a choice to push or pass, not in the middle of something else.');
}

function whyNotRedraw(game: MysticValeState): Refusal {
  const player = mover(game);
  const isThere = player.field.some((card) => faceAt(player, card).wouldSpoil.length > 0);
  if (!isThere) return refuse('MV-CARD-ALGENI-01', 'Algeni is not in your field on her starting side.');
  if (player.hasRedrawn) return refuse(isPlanting(game) ? 'MV-CARD-ALGENI-03' : 'MV-CARD-ALGENI-02', 'Algeni was used for this turn already.');
  return refuse('MV-CARD-ALGENI-01', 'Algeni helps only as a revealed card is about to spoil you.');
}

function whyNotVale(game: MysticValeState, { card }: Tried): Refusal | undefined {
  const player = mover(game);
  if (card === undefined) return refuse('MV-HARVEST-08', player.vales.length > 0 ? 'None of your vales can be used now.' : 'You own no vale.');
  const vale = valeNamed(card);
  const effect = vale?.effects.find(({ timing }) => timing === 'planting' || timing === 'harvest');
  if (!vale || !player.vales.includes(vale.index)) return refuse('MV-HARVEST-08', 'You own no such vale.');
  if (!effect) return refuse(ruleOfCard(card), `${vale.name} has nothing to be used for.`);
  if (freshCopy(player, vale.index) === NONE)
    return refuse(effect.limit === 'oncePerGame' ? ruleOfCard(card) : 'MV-HARVEST-04', `${vale.name} was used already.`);
  if (effect.timing === 'harvest' && game.turn.phase !== 'harvest') return refuse('MV-ABIL-03', `${vale.name} works in Harvest.`);
  if (effect.timing === 'planting' && isReacting(game)) return refuse('MV-PLANT-10', `${vale.name} is no reaction.`);
  if (effect.timing === 'planting' && !(effect.phases ?? ['planting']).includes(phaseOf(game)))
    return refuse('MV-ABIL-04', `${vale.name} works while planting.`);
  return isMet(game, effect, NONE) ? undefined : refuse(ruleOfCard(card), unmet(game, effect, { id: card }));
}

function whyNotRepeat(game: MysticValeState, { card = '' }: Tried): Refusal {
  const canyon = valeNamed('harpy-canyon');
  const player = mover(game);
  if (!canyon || !player.vales.includes(canyon.index)) return refuse('MV-CARD-HARPY-CANYON-01', 'You do not own Harpy Canyon.');
  if (!isPlanting(game) || isReacting(game)) return refuse('MV-CARD-HARPY-CANYON-02', 'Harpy Canyon works in Planting, between reveals.');
  if (freshCopy(player, canyon.index) === NONE) return refuse('MV-CARD-HARPY-CANYON-01', 'Harpy Canyon was used this turn.');
  const isThere = repeatable(player).length > 0;
  return refuse('MV-CARD-HARPY-CANYON-01', isThere ? `${called(card)} has no such ability in your field.` : 'No card of your field has a When Played ability.');
}

const notPlanting = ({ turn }: MysticValeState): Refusal =>
  turn.phase === 'draft'
    ? refuse('MV-DRAFT-03', 'Leaders and amulets are chosen before the first turn.')
    : refuse('MV-PLANT-02', 'Your Planting Phase is over.');

/** Planting, Prep and the reaction window. */
export const plantReasons: Reasons = {
  push(game) {
    if (!isPlanting(game)) return notPlanting(game);
    if (isReacting(game)) return refuse('MV-SPOIL-02', 'Your field is about to spoil: react, or let it spoil.');
    return mover(game).onDeck === NONE ? refuse('MV-ZONE-04', 'You have no on-deck card.') : undefined;
  },
  pass(game) {
    if (!isPlanting(game)) return notPlanting(game);
    if (isReacting(game)) return refuse('MV-SPOIL-02', 'Your field is about to spoil: react, or let it spoil.');
    return mustPush(game) ? refuse('MV-CARD-DARKSOUL-EMBER-03', 'Darksoul Ember makes you push once before you pass.') : undefined;
  },
  evoke: whyNotEvoke,
  redraw: whyNotRedraw,
  spoil: () => refuse('MV-SPOIL-01', 'Nothing is about to spoil.'),
  useVale: (game, _seat, move) => whyNotVale(game, move),
  repeat: (game, _seat, move) => whyNotRepeat(game, move),
};
