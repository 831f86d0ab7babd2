import { type Character, characterWho, type Likings } from '@conclave/engine';
import { advancementAt, pieceNamed } from '../cards/index.ts';
import { say } from '../messages/index.ts';
import type { MysticValeMove } from '../moves.ts';
import type { MysticValeState } from '../state.ts';

type Who = Character<MysticValeState, MysticValeMove>;
type Likes = Likings<MysticValeState, MysticValeMove>;

const costOf = ({ card, position }: { readonly card: string; readonly position: string }): number => advancementAt(pieceNamed(card, position) ?? 0).cost;

/** One card more. */
const gambler: Likes = { push: () => 0.03, repeat: () => 0.02 };

/** Plants with care, and tends its vales. */
const gardener: Likes = { pass: () => 0.02, buyVale: () => 0.05 };

/** The dearest advancement that can be paid for. */
const artisan: Likes = { buy: (move) => 0.006 * costOf(move), craft: () => 0.02, upgrade: () => 0.03 };

const who = (id: 'gambler' | 'gardener' | 'artisan', likes: Likes): Who =>
  characterWho(id, likes, { name: () => say(`bot.${id}.name`), says: () => say(`bot.${id}.says`) });

/** The characters a bot of Mystic Vale may have. */
export const characters: readonly Who[] = [who('gambler', gambler), who('gardener', gardener), who('artisan', artisan)];
