import type { IdeaOf, MoveOf, Prompt, Seat } from '@conclave/engine';
import { POSITIONS } from './cards/index.ts';
import type { ScoreLine } from './scoring.ts';

const spirits = { animal: 'number', forest: 'number', sky: 'number', wild: 'number' } as const;
/** An advancement: its name and position. */
const advancement = { card: 'text', position: POSITIONS } as const;

/** Fields called `on` and lists called `cards` hold the numbers of crafted cards, 0 to 19, within their owner's deck. */
export const shapes = {
  // Before the first turn
  take: { card: 'text' },
  keepAmulet: {},
  swapAmulet: {},
  // Planting, Prep and the reaction window
  push: {},
  pass: {},
  evoke: {},
  redraw: {},
  spoil: {},
  useVale: { card: 'text' },
  repeat: { card: 'text', position: { optional: POSITIONS } },
  goOn: {},
  // What abilities ask
  resolve: {},
  resolveFirst: advancement,
  discard: { on: 'number' },
  keepTop: {},
  discardTop: {},
  turnToken: {},
  giveGuardians: { on: 'number' },
  bury: { on: 'number' },
  arrange: { cards: 'numbers' },
  decline: {},
  // Harvest
  use: advancement,
  useAll: {},
  useLeader: { ability: ['gain', 'addCards', 'workshop', 'craft'] },
  takeVp: {},
  buy: advancement,
  claim: advancement,
  buyVale: { card: 'text', ...spirits },
  spend: spirits,
  giveUp: {},
  upgrade: {},
  turnBack: {},
  store: advancement,
  craft: { ...advancement, on: 'number' },
  reclaim: { cards: 'numbers' },
  endHarvest: {},
  // Discard
  sleeve: { ...advancement, on: 'number' },
  done: {},
  endTurn: {},
} as const;

export type MysticValeMove = MoveOf<typeof shapes>;
/** A move that may lack details, as it is asked about. */
export type MysticValeIdea = IdeaOf<typeof shapes>;

/** The questions that a seat can be asked. */
export type Asks =
  | 'take'
  | 'swapAmulet'
  | 'plant'
  | 'plantForBog'
  | 'prep'
  | 'wouldSpoil'
  | 'arrange'
  | 'whichFirst'
  | 'discardFromField'
  | 'topOfDeck'
  | 'turnToken'
  | 'evoke'
  | 'evokeWithTree'
  | 'harvest'
  | 'claim'
  | 'haloMountain'
  | 'skyGarden'
  | 'reclaim'
  | 'store'
  | 'craft'
  | 'craftMore'
  | 'sleeve'
  | 'confirmSleeving'
  | 'discard';

export type MysticValePrompt = Prompt<MysticValeMove, Asks>;

/** A crafted card as a line of the log names it: its parts, top to bottom. */
type Parts = readonly string[];

/** What happened. `card` is a catalogue id, `parts` what a crafted card is made of. */
export type MysticValeEvent =
  | { is: 'gameBegan'; seat: Seat }
  | { is: 'cardsLaidOut'; cards: readonly string[] }
  | { is: 'cardTaken'; seat: Seat; card: string }
  | { is: 'amuletSwapped'; seat: Seat; card: string }
  | { is: 'turnBegan'; seat: Seat }
  | { is: 'pushed'; seat: Seat }
  | { is: 'passed'; seat: Seat }
  | { is: 'cardPlanted'; seat: Seat; parts: Parts; on: number }
  | { is: 'cardRevealed'; seat: Seat; parts: Parts; on: number }
  | { is: 'deckShuffled'; seat: Seat; cards: number }
  | { is: 'cardDiscarded'; seat: Seat; parts: Parts; on: number }
  | { is: 'cardBuried'; seat: Seat; parts: Parts; on: number }
  | { is: 'cardJoined'; seat: Seat; parts: Parts; on: number }
  | { is: 'topSeen'; seat: Seat; parts?: Parts; on?: number }
  | { is: 'abilityUsed'; seat: Seat; card: string }
  | { is: 'tokenEvoked'; seat: Seat; card: string }
  | { is: 'tokenTurned'; seat: Seat; card: string; side: 'active' | 'used' }
  | { is: 'manaGained'; seat: Seat; amount: number; waits: boolean; card?: string }
  | { is: 'spiritGained'; seat: Seat; spirit: string; amount: number; waits: boolean }
  | { is: 'growthGained'; seat: Seat; amount: number }
  | { is: 'guardiansGiven'; seat: Seat; amount: number; parts: Parts; on: number }
  | { is: 'vpGained'; seat: Seat; amount: number; from: 'pool' | 'box'; card?: string }
  | { is: 'poolGrew'; amount: number }
  | { is: 'endTriggered'; seat: Seat }
  | { is: 'spoiled'; seat: Seat; phase: 'planting' | 'prep' | 'bog' }
  | { is: 'cardsStayed'; seat: Seat; cards: number }
  | { is: 'turnEarned'; seat: Seat }
  | { is: 'harvestBegan'; seat: Seat; mana: number; spirits: readonly number[] }
  | { is: 'advancementBought'; seat: Seat; card: string; position: string; cost: number }
  | { is: 'advancementClaimed'; seat: Seat; card: string; position: string }
  | { is: 'advancementStored'; seat: Seat; card: string; position: string }
  | { is: 'advancementSleeved'; seat: Seat; card: string; position: string; parts: Parts; on: number; over?: string; under?: string }
  | { is: 'valeBought'; seat: Seat; card: string }
  | { is: 'valeLeft'; seat: Seat; card: string; to: 'box' | 'deck' }
  | { is: 'leaderTurned'; seat: Seat; card: string; side: 'start' | 'upgraded' }
  | { is: 'cardsReclaimed'; seat: Seat; cards: number }
  | { is: 'cardTurnedUp'; card: string; position?: string }
  | { is: 'fieldDiscarded'; seat: Seat; cards: number }
  | { is: 'bogBegan'; seat: Seat }
  | { is: 'bogEnded'; seat: Seat; cards: number }
  | { is: 'scored'; seat: Seat; points: number; lines: readonly Pick<ScoreLine, 'part' | 'points'>[] };
