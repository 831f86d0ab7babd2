import { isAt, playerOf, type Refusal, refuse, type Seat, topOf } from '@conclave/engine';
import { characterCard, type Effect, nameMessage, RULES } from '../cards/index.ts';
import { message } from '../messages/index.ts';
import { claim, type Idea, isTop, spellPrice, game as wholeGame } from '../rules/index.ts';
import type { MagesState } from '../state.ts';

/** What brings the choice that this seat is making, if it makes one. */
function choosing(game: MagesState, seat: Seat): Effect | undefined {
  const top = topOf(game);
  if (isAt(top, claim, 'theClaimantChooses') && top.seat === seat) return characterCard(top.character).claim;
  const { character } = playerOf(game, seat);
  return isAt(top, wholeGame, 'startingChoicesAreMade') && top.chooser === seat && character ? characterCard(character).start : undefined;
}

/** MG-SETUP-07, MG-CHAR-GLADIUS-02, MG-CHAR-ELAD-02 */
export function whyNotChoice(game: MagesState, seat: Seat, { skill, spell }: Idea): Refusal | undefined {
  const effect = choosing(game, seat);
  const player = playerOf(game, seat);
  if (effect?.type === 'levelChoice') {
    if (skill === undefined) return spell === undefined ? undefined : refuse('MG-CHAR-GLADIUS-02', message('whyNot.chooseSkill'));
    return isTop(player, skill) ? refuse('MG-CHAR-GLADIUS-02', message('whyNot.topLevel', { skill: nameMessage(skill), level: RULES.maxLevel })) : undefined;
  }
  if (effect?.type === 'spellPriceChoice') {
    if (spell === undefined) return skill === undefined ? undefined : refuse('MG-CHAR-ELAD-02', message('whyNot.chooseSpell'));
    const price = spellPrice(player, spell);
    return price <= effect.jewels ? refuse('MG-CHAR-ELAD-02', message('whyNot.cheapAlready', { spell: nameMessage(spell), n: price })) : undefined;
  }
  return refuse('MG-SETUP-07', message('whyNot.noChoice'));
}
