import type { Seat } from '@conclave/engine';
import { type Asks, type CardLook, craftedLook, leaderPlace, type MysticValeMove, type MysticValeView, type PlayerView, spotsOn } from '@conclave/mystic-vale';
import type { Play } from '../../app/play.svelte.ts';
import { desk } from '../../kit/screen.ts';
import { askOf, cardAt, frontSeat, movesOf, newcomers, ofKind, playerAt, viewOf } from './facts.ts';
import { plainToken, positions, thingOf } from './look.ts';
import { ideaOf, type Pick, type Piece } from './pick.ts';

export const isSame = (a: Piece | undefined, b: Piece): boolean => a?.card === b.card && a.position === b.position;
const wildOf = (move: MysticValeMove): number => ('wild' in move ? move.wild : 0);
const onPieces: readonly MysticValeMove['do'][] = [
  'buy',
  'claim',
  'store',
  'buyVale',
  'sleeve',
  'craft',
  'discard',
  'bury',
  'giveGuardians',
  'take',
  'keepAmulet',
  'swapAmulet',
  'reclaim',
];

/** What is picked up on the table, and the move it makes. It holds no rules: all it knows are the moves offered. */
export class Choosing {
  pick = $state.raw<Pick | undefined>();
  piece = $state.raw<Piece | undefined>();
  way = $state(0);
  /** The crafted card that is read in full, and whose it is. */
  reading = $state.raw<{ seat: Seat; on: number } | undefined>();
  /** Where what was bought is meant to go. */
  #plans: readonly (Piece & { on: number })[] = [];
  /** Cards chosen of the discard pile. */
  chosen = $state.raw<readonly number[]>([]);
  readonly play: Play;

  constructor(play: Play) {
    this.play = play;
  }

  readonly view: MysticValeView = $derived.by(() => viewOf(this.play));
  readonly moves: readonly MysticValeMove[] = $derived.by(() => movesOf(this.play));
  readonly ask: Asks | undefined = $derived.by(() => askOf(this.play));
  readonly player: PlayerView = $derived.by(() => playerAt(this.view, frontSeat(this.play)));

  /** What is new since the viewer's last move. */
  readonly fresh: ReadonlySet<string> = $derived.by(() => newcomers(this.play));

  /** What may be sleeved now, each once. */
  readonly pieces: readonly Piece[] = $derived.by(() => {
    const all = ofKind(this.moves, 'sleeve', 'craft').map(({ card, position }) => ({ card, position }));
    return all.filter((one, i) => all.findIndex((other) => isSame(other, one)) === i);
  });
  /** What is being sleeved: the piece chosen, else the first. */
  readonly sleeving: Piece | undefined = $derived(this.pieces.find((one) => isSame(this.piece, one)) ?? this.pieces[0]);
  /** What glows through in the free sections: what is being sleeved, or is about to be bought. */
  readonly ghost: Piece | undefined = $derived(this.sleeving ?? (this.pick?.kind === 'advancement' ? this.pick : undefined));

  /** All moves that fit what is picked; payments without wild spirits first. */
  readonly ways: readonly MysticValeMove[] = $derived(this.pick ? this.movesFor(this.pick).toSorted((a, b) => wildOf(a) - wildOf(b)) : []);
  readonly ready: MysticValeMove | undefined = $derived(this.ways[this.way % Math.max(1, this.ways.length)]);
  /** What is picked can do several things, each of its own; else they are ways to pay for the same. */
  readonly several: boolean = $derived(this.ways.length > 1 && this.ways.some(({ do: kind }) => kind !== 'buyVale'));
  /** Moves that belong to no piece of the market or the field. */
  readonly loose: readonly MysticValeMove[] = $derived(this.moves.filter((move) => !onPieces.includes(move.do)));

  movesFor(pick: Pick): MysticValeMove[] {
    switch (pick.kind) {
      case 'advancement':
        return ofKind(this.moves, 'buy', 'claim', 'store').filter((move) => isSame(pick, move));
      case 'vale':
        return ofKind(this.moves, 'buyVale').filter(({ card }) => card === pick.card);
      case 'ownVale':
        return ofKind(this.moves, 'useVale').filter(({ card }) => card === pick.card);
      case 'draft':
        return this.#choices(pick.card);
      case 'field':
        return this.#movesOn(pick.on);
    }
  }

  /** While leaders and amulets are chosen: to take one, to keep the amulet, or to swap it for the plain token. */
  #choices(card: string): MysticValeMove[] {
    const own = card === this.player.token.card ? ofKind(this.moves, 'keepAmulet') : [];
    const plain = card === plainToken ? ofKind(this.moves, 'swapAmulet') : [];
    return [...ofKind(this.moves, 'take').filter((move) => move.card === card), ...own, ...plain];
  }

  #movesOn(on: number): MysticValeMove[] {
    const { sections } = cardAt(this.player, on);
    const isShown = ({ card, position }: Piece): boolean => sections[positions.indexOf(position)]?.shows === card;
    const uses = ofKind(this.moves, 'use', 'resolveFirst').filter(isShown);
    const place = leaderPlace(this.player);
    const isLeader = place?.on === on && place.where === 'field';
    const leads = isLeader ? ofKind(this.moves, 'useLeader', 'upgrade', 'turnBack') : [];
    const sleeves = ofKind(this.moves, 'sleeve', 'craft').filter((move) => move.on === on && isSame(this.sleeving, move));
    return [...ofKind(this.moves, 'discard', 'bury', 'giveGuardians').filter((move) => move.on === on), ...sleeves, ...uses, ...leads];
  }

  can(pick: Pick): boolean {
    return this.movesFor(pick).length > 0;
  }

  isOn(pick: Pick): boolean {
    return JSON.stringify(this.pick) === JSON.stringify(pick);
  }

  /** What a card would become with the piece that is being sleeved. */
  crafted(on: number): CardLook | undefined {
    const { sleeving } = this;
    return sleeving && spotsOn(this.player, sleeving).includes(on) ? craftedLook(this.player, on, sleeving) : undefined;
  }

  /** Whether the piece that glows through could go on a card. */
  takesGhost(on: number): boolean {
    const { ghost } = this;
    if (!ghost) return false;
    if (this.sleeving) return ofKind(this.moves, 'sleeve', 'craft').some((move) => move.on === on && isSame(ghost, move));
    return spotsOn(this.player, ghost).includes(on);
  }

  /** Whether a tap on a card buys what is picked, to be sleeved there. */
  canBuyFor(on: number): boolean {
    return this.pick?.kind === 'advancement' && this.ready !== undefined && this.takesGhost(on);
  }

  /** Buys what is picked and remembers the card it is for. */
  buyFor(on: number, event?: Event): void {
    if (this.pick?.kind !== 'advancement' || !this.ready) return;
    this.#plans = [...this.#plans, { ...this.pick, on }];
    this.commit(this.ready, event);
  }

  /** While sleeving, picks the card that was meant when the piece was bought. */
  recall(): void {
    if (this.ask === 'plant') this.#plans = [];
    const plan = this.ask === 'sleeve' ? this.#plans.findLast((one) => isSame(this.sleeving, one)) : undefined;
    if (plan && this.can({ kind: 'field', on: plan.on })) this.pick = { kind: 'field', on: plan.on };
  }

  /** Picks a thing up; the second tap does what it promises. */
  tap(pick: Pick, event?: Event): void {
    this.play.denied = undefined;
    if (this.isOn(pick) && this.ready && !this.several) {
      this.commit(this.ready, event);
      return;
    }
    if (this.can(pick)) {
      this.play.sound('tap');
      this.pick = this.isOn(pick) ? undefined : pick;
      this.way = 0;
    } else if (this.play.isAsked) void this.play.why(ideaOf(pick, this.ask), event);
  }

  /** Shows a thing in the side panel; on the phone a tap never covers the table. */
  look(id: string): void {
    this.reading = undefined;
    if (desk.current) this.play.inspect(thingOf(id));
  }

  read(seat: Seat, on: number): void {
    this.play.inspect(undefined);
    this.play.side = 'inspect';
    this.reading = { seat, on };
  }

  commit(move: MysticValeMove, event?: Event): void {
    this.drop();
    void this.play.submit(move, event);
  }

  drop(): void {
    this.pick = undefined;
    this.piece = undefined;
    this.way = 0;
    this.chosen = [];
    this.play.denied = undefined;
  }
}
