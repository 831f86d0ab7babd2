import type { Example } from '@conclave/engine';
import type { MysticValeMove } from '../../moves.ts';
import type { MysticValeState } from '../../state.ts';
import type { MysticValeView, PlayerView } from '../../view/index.ts';

export type MysticValeExample = Example<MysticValeState, MysticValeMove, MysticValeView>;

/** Whose example it is. */
export const you = ({ players }: MysticValeView): PlayerView => players[0] as PlayerView;
