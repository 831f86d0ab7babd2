import { push } from '@conclave/engine';
import { leaderNamed, tokenNamed } from '../cards/index.ts';
import { draft } from '../rules/draft.ts';
import { match } from '../rules/index.ts';
import { freshTurn, type MysticValeState, NONE } from '../state.ts';
import { laid, type MysticValeLesson, NAMES } from './lesson.ts';

const LEADERS = ['kirath', 'morlok', 'silverwing'];
const AMULETS = ['moon-stone', 'summoner-stone', 'sun-blessing'];

const table = laid({
  options: { leaders: true, amulets: true },
  pool: 23,
  ana: {
    leader: 'morlok',
    field: ['cursed-land top', 'fertile-land middle', 'cursed-land middle', 'fertile-land top'],
    onDeck: 'cursed-land bottom',
    deck: ['leader', 'blank', 'cursed-land top', 'blank', 'cursed-land middle', 'blank', 'cursed-land bottom', 'fertile-land bottom'],
  },
  ben: {
    leader: 'kirath',
    field: ['cursed-land top', 'blank', 'cursed-land middle'],
    onDeck: 'cursed-land bottom',
    deck: ['blank', 'leader', 'cursed-land top', 'blank'],
  },
});

/** Leaders and amulets are still to be chosen; the cards of the leaders that will be lie in the decks already. */
function beforeTheDraft(game: MysticValeState): MysticValeState {
  for (const player of game.players) player.leader = NONE;
  game.laid = [{ leaders: LEADERS.flatMap((id) => leaderNamed(id)?.index ?? []), amulets: AMULETS.flatMap((id) => tokenNamed(id)?.index ?? []) }];
  game.turn = freshTurn(0, 'draft');
  game.stack = [];
  push(game, { ...match({}), at: 'takeATurn' });
  push(game, { ...draft({ taken: 0, asked: 0 }), at: 'takeLeaderOrAmulet' });
  return game;
}

/** The choice before the first turn, and a leader's upgrade. */
export const leaders: MysticValeLesson = {
  id: 'leaders',
  minutes: 3,
  names: NAMES,
  options: { leaders: true, amulets: true },
  lay: (random) => beforeTheDraft(table(random)),
  beats: [
    {
      id: 'choose',
      at: ['morlok'],
      wants: [{ do: 'take', card: 'morlok' }],
      others: [
        [1, { do: 'take', card: 'kirath' }],
        [1, { do: 'take', card: 'sun-blessing' }],
      ],
      rules: ['MV-DRAFT-02', 'MV-DRAFT-03', 'MV-LEADER-01'],
    },
    { id: 'amulet', at: ['moon-stone'], wants: [{ do: 'take', card: 'moon-stone' }], rules: ['MV-DRAFT-04', 'MV-AMULET-01'] },
    { id: 'keep', at: ['moon-stone'], wants: [{ do: 'keepAmulet' }], rules: ['MV-DRAFT-06', 'MV-AMULET-08'] },
    {
      id: 'find',
      at: ['on-deck', 'push'],
      wants: [{ do: 'push' }],
      goal: ({ players: [you] }) => you?.field.some((on) => you.cards[on]?.base === 'morlok') ?? false,
      rules: ['MV-LEADER-02', 'MV-LEADER-05'],
    },
    { id: 'harvest', at: ['card.0.5', 'finish'], wants: [{ do: 'pass' }], rules: ['MV-LEADER-05'] },
    { id: 'upgrade', at: ['card.0.5', 'answers'], wants: [{ do: 'upgrade' }], rules: ['MV-LEADER-08', 'MV-BUY-04'] },
    { id: 'gold', at: ['card.0.5'], rules: ['MV-LEADER-10', 'MV-LEADER-11'] },
    { id: 'evoke', at: ['token.0'], rules: ['MV-AMULET-03', 'MV-AMULET-04', 'MV-AMULET-05', 'MV-AMULET-06'] },
  ],
};
