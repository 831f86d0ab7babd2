import { type Moment, shuffle } from '@conclave/engine';
import { allAdvancements, allVales, faceOf, isSoil, POSITIONS } from '../cards/index.ts';
import type { MysticValeState } from '../state.ts';
import { layTable, type PlayerSpec, type Spec } from './lay.ts';

export const NAMES = ['Maximiliana', 'Konstantin-Friedrich', 'Bartholomew the Elder', 'Anastasia Wilhelmina III'] as const;

/** Leaders and amulets are in use. */
export const OPTIONS = { manaStorm: true, leaders: true, amulets: true, choice: 'draft', odds: true } as const;

/** Nine advancements, some wordy, and vales of every price. */
const MARKET = {
  commons: [
    'deadwood-harvester bottom',
    'wolf-rider top',
    'nightvale-pathfinder middle',
    'moss-troll top',
    'mindful-owl middle',
    'ent-guard bottom',
    'call-of-the-hunt top',
    'gaias-kin bottom',
    'woodland-warren middle',
  ],
  soil: [4, 5, 3],
  valeRow: [
    'azure-lake',
    'ancestral-lorestones',
    'sunweaver-copse',
    'crystal-cavern',
    'tanglevine-labyrinth',
    'wellspring-glade',
    'halo-mountain',
    'heartwood-sanctuary',
  ],
};

const RIVALS: Record<'ben' | 'cleo' | 'dan', PlayerSpec> = {
  ben: {
    leader: 'old-barkarb',
    token: 'deepriver-crystal',
    active: true,
    vp: 11,
    workshop: ['magpie top', 'vale-bearer middle'],
    vales: ['howling-peak', 'verdant-valley', 'exodus-road', 'stream-of-vigor'],
    spent: ['exodus-road'],
    field: [
      'leader',
      'cursed-land top + cleansing-rain middle',
      'cursed-land middle + mist-sylphs top + grove-matron bottom',
      'fertile-land top + talon-scout middle',
      'blank + golden-hart middle',
      'blank',
      'blank + great-bear top',
    ],
    onDeck: 'cursed-land bottom + pridelord top',
    deck: ['cursed-land top', 'blank', 'cursed-land middle', 'fertile-land middle', 'blank', 'cursed-land bottom', 'blank'],
    discard: ['cursed-land top', 'cursed-land middle', 'fertile-land bottom', 'blank', 'cursed-land bottom'],
  },
  cleo: {
    leader: 'glorus',
    token: 'twilight-shard',
    vp: 7,
    vales: ['radiant-pinnacle', 'shimmering-brook'],
    field: ['cursed-land top + cloud-dancer middle', 'leader upgraded', 'fertile-land top', 'cursed-land bottom', 'blank + skylark-choir top', 'blank'],
    onDeck: 'cursed-land middle',
    deck: ['blank', 'cursed-land top', 'cursed-land middle', 'cursed-land bottom', 'blank', 'fertile-land middle', 'blank'],
    discard: ['cursed-land top', 'cursed-land middle', 'cursed-land bottom', 'fertile-land bottom', 'blank', 'blank'],
  },
  dan: {
    leader: 'kirath',
    token: 'wildfire-ember',
    vp: 14,
    vales: ['talonthorn-den', 'blessed-savanna', 'conclave-of-ents'],
    field: ['leader', 'fertile-land top + bramble-thicket middle', 'cursed-land middle + mossback-sentinel top', 'blank + prism-serpent bottom', 'blank'],
    onDeck: 'cursed-land top',
    deck: ['blank', 'cursed-land top', 'cursed-land middle', 'cursed-land bottom', 'blank', 'fertile-land middle', 'blank'],
    discard: ['cursed-land top', 'cursed-land middle', 'cursed-land bottom', 'cursed-land bottom', 'fertile-land bottom', 'blank', 'blank'],
  },
};

const isInSight = ({ commons, turn, players }: MysticValeState): ((piece: number) => boolean) => {
  const sleeved = players.flatMap(({ cards }) => cards.map(faceOf).flatMap(({ plain, eclipse }) => [...plain, ...eclipse]));
  const seen = new Set([...commons, ...turn.aside, ...players.flatMap(({ workshop }) => workshop), ...sleeved]);
  return (piece) => seen.has(piece);
};

/** The decks hold what lies nowhere else. */
function fillDecks(game: MysticValeState): void {
  const isSeen = isInSight(game);
  game.decks = [1, 2, 3].map((level) => {
    const pieces = allAdvancements()
      .filter((one) => one.level === level)
      .flatMap(({ index }) => POSITIONS.map((_, place) => index * POSITIONS.length + place));
    return shuffle(
      game,
      pieces.filter((piece) => !isSoil(piece) && !isSeen(piece)),
    );
  });
  const vales = new Set([...game.valeRow, ...game.players.flatMap((player) => player.vales)]);
  game.valeDecks = [1, 2].map((level) =>
    shuffle(
      game,
      allVales()
        .filter((vale) => vale.level === level && !vales.has(vale.index))
        .map(({ index }) => index),
    ),
  );
}

/** Four players with long names in the middle of a game; the first is asked. */
export const crowded = (spec: Spec): Moment<MysticValeState> => ({
  names: NAMES,
  options: OPTIONS,
  lay(random) {
    const game = layTable({ seats: 4, options: OPTIONS, pool: 9, ...MARKET, ...RIVALS, ...spec }, random);
    fillDecks(game);
    return game;
  },
});
