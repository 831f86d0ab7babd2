import { type Refusal, refuse } from '@conclave/engine';
import { nameMessage, tokenAt, VALES_WITH, valeAt, valeNamed } from '../cards/index.ts';
import { message } from '../messages/index.ts';
import { canHaveEffect, freshCopy, isLimited, isMet, phaseOf, pushesDue, repeatable } from '../rules/index.ts';
import { faceAt, type MysticValeState, mover, NONE } from '../state.ts';
import { called, isReacting, type Reasons, ruleOfCard, type Tried, unmet } from './help.ts';

const isPlanting = (game: MysticValeState): boolean => phaseOf(game) === 'planting';

export function whyNotEvoke(game: MysticValeState): Refusal {
  const player = mover(game);
  const token = tokenAt(player.token);
  const named = { token: nameMessage(token.id) };
  const isAmulet = token.index > 0;
  if (!player.isActive) return refuse(isAmulet ? 'MV-AMULET-05' : 'MV-TOKEN-04', message('whyNot.tokenUsed', named));
  if (!token.active.evokePhases.includes(phaseOf(game))) return refuse('MV-AMULET-10', message('whyNot.tokenPhase', named));
  if (game.turn.hasEvoked && isLimited(token)) return refuse('MV-CARD-TWILIGHT-SHARD-02', message('whyNot.tokenOnce', named));
  if (!canHaveEffect(game)) return refuse('MV-AMULET-11', message('whyNot.tokenIdle', named));
  return refuse('MV-TOKEN-07', message('whyNot.evokeWhen'));
}

function whyNotRedraw(game: MysticValeState): Refusal {
  const player = mover(game);
  const isThere = player.field.some((card) => faceAt(player, card).wouldSpoil.length > 0);
  if (!isThere) return refuse('MV-CARD-ALGENI-01', message('whyNot.algeniNotThere'));
  if (player.hasRedrawn) return refuse(isPlanting(game) ? 'MV-CARD-ALGENI-03' : 'MV-CARD-ALGENI-02', message('whyNot.algeniUsed'));
  return refuse('MV-CARD-ALGENI-01', message('whyNot.algeniWhen'));
}

function whyNotVale(game: MysticValeState, { card }: Tried): Refusal | undefined {
  const player = mover(game);
  if (card === undefined) return refuse('MV-HARVEST-08', message(player.vales.length > 0 ? 'whyNot.noValeNow' : 'whyNot.noVale'));
  const vale = valeNamed(card);
  const effect = vale?.effects.find(({ timing }) => timing === 'planting' || timing === 'harvest');
  if (!vale || !player.vales.includes(vale.index)) return refuse('MV-HARVEST-08', message('whyNot.notYourVale'));
  const named = { vale: nameMessage(card) };
  if (!effect) return refuse(ruleOfCard(card), message('whyNot.valeIdle', named));
  if (freshCopy(player, vale.index) === NONE)
    return refuse(effect.limit === 'oncePerGame' ? ruleOfCard(card) : 'MV-HARVEST-04', message('whyNot.valeUsed', named));
  if (effect.timing === 'harvest' && game.turn.phase !== 'harvest') return refuse('MV-ABIL-03', message('whyNot.valeInHarvest', named));
  if (effect.timing === 'planting' && isReacting(game)) return refuse('MV-PLANT-10', message('whyNot.valeNoReaction', named));
  if (effect.timing === 'planting' && !(effect.phases ?? ['planting']).includes(phaseOf(game)))
    return refuse('MV-ABIL-04', message('whyNot.valePlanting', named));
  return isMet(game, effect, NONE) ? undefined : refuse(ruleOfCard(card), unmet(game, effect, { id: card }));
}

function whyNotRepeat(game: MysticValeState, { card = '' }: Tried): Refusal {
  const player = mover(game);
  const [vale] = player.vales.filter((one) => VALES_WITH.repeating.includes(one));
  if (vale === undefined) return refuse('MV-CARD-HARPY-CANYON-01', message('whyNot.repeatNotYours'));
  const named = { vale: nameMessage(valeAt(vale).id) };
  if (!isPlanting(game) || isReacting(game)) return refuse('MV-CARD-HARPY-CANYON-02', message('whyNot.repeatWhen', named));
  if (freshCopy(player, vale) === NONE) return refuse('MV-CARD-HARPY-CANYON-01', message('whyNot.repeatUsed', named));
  const isThere = repeatable(player).length > 0;
  return refuse('MV-CARD-HARPY-CANYON-01', isThere ? message('whyNot.noSuchAbility', { card: called(card) }) : message('whyNot.noWhenPlayed'));
}

const notPlanting = ({ turn }: MysticValeState): Refusal =>
  turn.phase === 'draft' ? refuse('MV-DRAFT-03', message('whyNot.chosenBefore')) : refuse('MV-PLANT-02', message('whyNot.plantingOver'));

/** Planting, Prep and the reaction window. */
export const plantReasons: Reasons = {
  push(game) {
    if (!isPlanting(game)) return notPlanting(game);
    if (isReacting(game)) return refuse('MV-SPOIL-02', message('whyNot.aboutToSpoil'));
    return mover(game).onDeck === NONE ? refuse('MV-ZONE-04', message('whyNot.noOnDeck')) : undefined;
  },
  pass(game) {
    if (!isPlanting(game)) return notPlanting(game);
    if (isReacting(game)) return refuse('MV-SPOIL-02', message('whyNot.aboutToSpoil'));
    const [n, { id }] = [pushesDue(game), tokenAt(mover(game).token)];
    return n > 0 ? refuse('MV-CARD-DARKSOUL-EMBER-03', message('whyNot.mustPush', { token: nameMessage(id), n })) : undefined;
  },
  evoke: whyNotEvoke,
  redraw: whyNotRedraw,
  spoil: () => refuse('MV-SPOIL-01', message('whyNot.nothingSpoils')),
  useVale: (game, _seat, move) => whyNotVale(game, move),
  repeat: (game, _seat, move) => whyNotRepeat(game, move),
};
