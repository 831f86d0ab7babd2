import type { BoardModule } from '../../app/board.ts';
import { learnSigns } from '../../signs/index.ts';
import signs from '../../signs/mages.signs';
import Board from './Board.svelte';

learnSigns(signs);

export const mages: BoardModule = { Board, things: [] };
