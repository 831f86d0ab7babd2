import type { Said, Seat, Voice } from '@conclave/engine';
import { RULES, SKILLS } from '../cards/index.ts';
import { sentence } from '../messages/index.ts';
import type { MagesView, PlayerView } from '../view/index.ts';

/** So many levels from the victory of all skills, somebody is to be watched. */
const NEAR = 2;

const levelsShort = ({ levels }: PlayerView): number => SKILLS.reduce((sum, skill) => sum + RULES.maxLevel - levels[skill], 0);

/** MG-WIN: whoever has all four skills at the top wins at once. */
export function warningsInWords({ players }: MagesView, voice: Voice): Said[] {
  return players.flatMap((player, who: Seat) => {
    const levels = levelsShort(player);
    const isNear = player.status === 'living' && levels > 0 && levels <= NEAR && who !== voice.viewer;
    return isNear ? [sentence(voice, 'warning.levels', { who }, { levels })] : [];
  });
}
