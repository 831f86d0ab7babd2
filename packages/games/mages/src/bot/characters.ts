import { type Character, characterWho, type Likings } from '@conclave/engine';
import { FIN } from '../cards/index.ts';
import { say } from '../messages/index.ts';
import type { MagesMove } from '../moves.ts';
import type { MagesState } from '../state.ts';

type Who = Character<MagesState, MagesMove>;
type Likes = Likings<MagesState, MagesMove>;

/** Strikes whenever there is a choice. */
const raider: Likes = {
  castFireball: () => 0.06,
  castWither: () => 0.06,
  buySpell: ({ spell }) => (spell === 'fireball' || spell === 'wither' ? 0.03 : 0),
  playItem: ({ target }) => (target === undefined ? 0 : 0.02),
};

/** Goes for the win by skills. */
const scholar: Likes = { raise: () => 0.05, castFireball: () => -0.02, castWither: () => -0.02 };

/** Items, the Fin for them, and the Troll: what is not known yet. */
const gambler: Likes = {
  buyItem: () => 0.06,
  playItem: () => 0.03,
  rollForTroll: () => 0.04,
  drawRow: ({ place }, { row }) => (FIN.some((fin) => fin === row[place]) ? 0.05 : 0),
};

/** Hearts first. */
const warden: Likes = {
  castHeal: () => 0.05,
  buySpell: ({ spell }) => (spell === 'heal' || spell === 'counter' ? 0.03 : 0),
  raise: ({ skill }) => (skill === 'defense' || skill === 'healing' ? 0.02 : 0),
};

const who = (id: 'raider' | 'scholar' | 'gambler' | 'warden', likes: Likes): Who =>
  characterWho(id, likes, { name: () => say(`bot.${id}.name`), says: () => say(`bot.${id}.says`) });

/** The characters a bot of Mages may have. Not to be confused with its Character cards. */
export const characters: readonly Who[] = [who('raider', raider), who('scholar', scholar), who('gambler', gambler), who('warden', warden)];
