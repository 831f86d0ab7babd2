import type { NamedRule } from '@conclave/engine';
import { discardPhase } from './discard.ts';
import { draft } from './draft.ts';
import { bog, match } from './end.ts';
import { claim, harvest } from './harvest.ts';
import { craft, store } from './leaders.ts';
import { planting } from './planting.ts';
import { prep } from './prep.ts';
import { reclaim } from './reclaim.ts';
import { spoil, wouldSpoil } from './spoiling.ts';
import { evoke } from './tokens.ts';
import { turn } from './turn.ts';
import { valeBought } from './vales.ts';
import { whenPlayed } from './when-played.ts';

export const rules: readonly NamedRule[] = [
  match,
  draft,
  turn,
  planting,
  wouldSpoil,
  spoil,
  whenPlayed,
  harvest,
  claim,
  valeBought,
  reclaim,
  store,
  craft,
  evoke,
  discardPhase,
  prep,
  bog,
];

export { abilityFor, freeGains, harvestUses } from './abilities.ts';
export { inCommons, isInCommons } from './commons.ts';
export { takeable } from './draft.ts';
export { hasEffect, isMet, type Source } from './effects.ts';
export { openVp } from './harvest.ts';
export { leaderCard, leaderSide } from './leaders.ts';
export { nameAndPlace } from './offers.ts';
export { pushesDue } from './planting.ts';
export { canSetAside, mayLeave, roomsIn, spotsFor } from './rooms.ts';
export { burdenOf, guardiansInField, guardiansOn, type Means, phaseOf } from './symbols.ts';
export { canHaveEffect, isLimited, mayEvoke } from './tokens.ts';
export { freshCopy, repeatable } from './vale-abilities.ts';
export { givenUpVp, paymentFault, sizeOf, spiritsLacking, spiritsShort } from './vales.ts';
export { claim, craft, evoke, harvest, match, planting, store, valeBought, whenPlayed, wouldSpoil };
