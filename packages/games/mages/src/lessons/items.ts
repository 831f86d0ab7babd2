import { layWhole } from '../moments/lay.ts';
import { itemOnTop, type MagesLesson, onTop } from './lesson.ts';

/** An Item, bought and played; and the Treasure Troll. */
export const items: MagesLesson = {
  id: 'items',
  minutes: 3,
  names: ['You', 'Ben', 'Ana'],
  rolls: [2, 3, 4, 4],
  lay(random) {
    const game = layWhole(
      [
        { character: 'riccardo-necro', levels: { 'dark-magic': 1 }, hand: ['fin-400', 'wither', 'ruby'] },
        { character: 'scarlet-ashbringer', levels: { attack: 1 }, hand: ['ruby', 'ruby', 'necro'] },
        { character: 'ella-the-nature-goddess', levels: { healing: 1 }, hand: ['emerald', 'zoe', 'fin-200'] },
      ],
      { row: ['zoe', 'sapphire', 'necro', 'fin-200', 'emerald'] },
      random,
    );
    return onTop(itemOnTop(game, 'amulet-of-luck'), 'miziko');
  },
  beats: [
    { id: 'pile', at: ['items', 'hand.fin-400'], rules: ['MG-ITEM-GEN-01', 'MG-ACT-02'] },
    { id: 'buy', at: ['items'], wants: [{ do: 'buyItem' }], rules: ['MG-PAY-08'] },
    {
      id: 'play',
      at: ['hand.amulet-of-luck'],
      wants: [{ do: 'playItem', item: 'amulet-of-luck' }],
      rules: ['MG-ACT-09', 'MG-ITEM-GEN-02', 'MG-ITEM-AMULET-01'],
    },
    { id: 'laid', at: ['laid'], rules: ['MG-ITEM-GEN-05', 'MG-ITEM-GEN-06', 'MG-ITEM-AMULET-02'] },
    { id: 'troll', at: ['troll'], wants: [{ do: 'rollForTroll' }], rules: ['MG-TROLL-01', 'MG-ACT-06'] },
    { id: 'again', at: ['troll'], wants: [{ do: 'rollForTroll' }], rules: ['MG-TROLL-07'] },
    { id: 'won', at: ['dice', 'laid'], rules: ['MG-TROLL-02'] },
    { id: 'end', at: ['commit'], wants: [{ do: 'endTurn' }], rules: ['MG-TURN-05'] },
    { id: 'gift', at: ['question'], wants: [{ do: 'drawForTroll' }], rules: ['MG-TROLL-04', 'MG-TROLL-05'] },
    { id: 'read', at: ['hand'], rules: ['MG-ITEM-GEN-03'] },
  ],
};
