import { lookUp, tallied } from '@conclave/engine';
import {
  type Answer,
  levelsOf,
  type ManaforgeMove,
  type ManaforgeView,
  type MoveCalled,
  movesWithDie,
  type Payer,
  type Plan,
  type PlayerView,
  payerIn,
  stepsOf,
  type Target,
  type Wishes,
  waysTo,
} from '@conclave/manaforge';
import { anchorOf } from '../../app/anchor.ts';
import type { Play } from '../../app/play.svelte.ts';
import { desk } from '../../kit/screen.ts';
import { askOf, gainText, inKit, movesOf, playerAt, viewOf } from './facts.ts';
import { abilityOf, lastingOf, thingOf } from './look.ts';
import { ideaOf, idOf, isSamePick, keyOf, type Pick } from './pick.ts';
import { say } from './words.ts';

/** Something that can be done with what is picked: a move, or an ability that is still to be paid. */
type Option = { move: ManaforgeMove } | { ability: number };

const isPriced = (move: MoveCalled<'activate'>): boolean => move.mana !== undefined || move.gems !== undefined;

/** Free planning: pick up and lay down at will, the payment already chosen; one commitment. */
export class Choosing {
  readonly #play: Play;
  pick = $state.raw<Pick | undefined>();
  /** The ability to be paid for, of the card that is picked. */
  ability = $state<number | undefined>();
  pieces = $state.raw<NonNullable<Wishes['pieces']>>({});
  /** What pays first. */
  first = $state<'dice' | 'gems'>('dice');
  way = $state(0);
  /** Steps of a plan are being made. */
  busy = $state(false);
  /** The prompt at which the player was told what ending the turn gives up. */
  warned = $state<number | undefined>();

  constructor(play: Play) {
    this.#play = play;
  }

  get view(): ManaforgeView {
    return viewOf(this.#play);
  }

  get player(): PlayerView | undefined {
    const { me } = this.#play;
    return me === undefined ? undefined : playerAt(this.view, me);
  }

  readonly #payer: Payer | undefined = $derived.by(() => {
    const { me } = this.#play;
    return me === undefined ? undefined : payerIn(this.view, me);
  });

  get isMyTurn(): boolean {
    return askOf(this.#play) === 'act';
  }

  get mayBuild(): boolean {
    return this.isMyTurn && !this.view.turn?.hasBuilt;
  }

  readonly moves: readonly ManaforgeMove[] = $derived.by(() => (this.isMyTurn ? movesOf(this.#play) : []));
  readonly anytime: readonly ManaforgeMove[] = $derived.by(() => this.#play.state.anytime as readonly ManaforgeMove[]);

  readonly target: Target | undefined = $derived.by(() => {
    const { pick, ability } = this;
    if (pick?.kind === 'item') return { do: 'build', card: pick.card };
    if (pick?.kind === 'discard') return { do: 'scavenge', card: pick.card };
    return pick?.kind === 'card' && ability !== undefined ? { do: 'activate', card: pick.card, ability } : undefined;
  });

  readonly answer: Answer<ManaforgeMove> | undefined = $derived(this.target && this.#ways(this.target, { pieces: this.pieces, first: this.first }));
  readonly plan: Plan<ManaforgeMove> | undefined = $derived(this.answer?.plans[this.way % Math.max(1, this.answer.plans.length)]);
  /** How often each piece is part of the payment. */
  readonly used: Readonly<Record<string, number>> = $derived(tallied((this.plan?.uses ?? []).map(({ source }) => source.key)));

  usedOf(key: string): number {
    return lookUp(this.used, key) ?? 0;
  }

  #ways(target: Target, wishes: Wishes = {}): Answer<ManaforgeMove> | undefined {
    return this.#payer && this.isMyTurn ? waysTo(target, this.#payer, wishes) : undefined;
  }

  /** What each item on the board would take, without wishes; nothing while no item may be built. */
  readonly items: ReadonlyMap<string, Answer<ManaforgeMove>> = $derived.by(() => {
    const answers = new Map<string, Answer<ManaforgeMove>>();
    if (!this.mayBuild) return answers;
    for (const card of this.view.board) {
      const answer = card === null ? undefined : this.#ways({ do: 'build', card });
      if (card !== null && answer) answers.set(card, answer);
    }
    return answers;
  });

  /** Whether an ability that costs something could be paid now. */
  canPay(card: string, ability: number): boolean {
    return (this.#ways({ do: 'activate', card, ability })?.plans.length ?? 0) > 0;
  }

  #cardOptions(card: string): Option[] {
    const here = this.player?.workshop.find((one) => one.card === card);
    const levels = here?.charged ? levelsOf(here) : [];
    const uses = levels.flatMap(({ open }, ability): Option[] => {
      if (!open) return [];
      const { cost } = abilityOf({ card, ability });
      if (cost.mana || cost.gems) return this.canPay(card, ability) ? [{ ability }] : [];
      return this.moves.flatMap((move) => (move.do === 'activate' && move.card === card && move.ability === ability && !isPriced(move) ? [{ move }] : []));
    });
    const upgrades = this.moves.flatMap((move): Option[] => (move.do === 'upgrade' && move.card === card ? [{ move }] : []));
    return [...uses, ...upgrades];
  }

  #talentOptions(talent: string): Option[] {
    const fits = (move: ManaforgeMove): boolean =>
      (move.do === 'useTalent' && move.talent === talent) || ((move.do === 'placeDie' || move.do === 'removeDie') && lastingOf(talent).keepsADie);
    return [...this.moves, ...this.anytime].filter(fits).map((move) => ({ move }));
  }

  optionsOf(pick: Pick): Option[] {
    const { player, moves } = this;
    if (!player) return [];
    if (pick.kind === 'die') return this.#dieMoves(pick.die).map((move) => ({ move }));
    if (pick.kind === 'card') return this.#cardOptions(pick.card);
    if (pick.kind === 'talent') return this.#talentOptions(pick.talent);
    if (pick.kind === 'gem') return moves.filter((move) => move.do === 'upgrade' && move.gem === pick.gem).map((move) => ({ move }));
    if (pick.kind === 'prism') return [...moves, ...this.anytime].filter(({ do: kind }) => kind === 'swapPrism').map((move) => ({ move }));
    return [];
  }

  /** Which die is copied makes no difference: of copies that bring the same, one is offered. */
  #dieMoves(die: number): ManaforgeMove[] {
    const moves = this.#payer ? movesWithDie(this.#payer.player, this.moves, die) : [];
    const told = new Map(moves.map((move) => [gainText(this.#play, move), move]));
    return [...told.values()];
  }

  readonly options: readonly Option[] = $derived(this.pick && !this.target ? this.optionsOf(this.pick) : []);

  /** The moves that the gold button makes. */
  readonly ready: readonly ManaforgeMove[] | undefined = $derived.by(() => {
    const { target, plan, options } = this;
    if (target) return plan && stepsOf(target, plan);
    const [only] = options;
    return only && 'move' in only && options.length === 1 ? [only.move] : undefined;
  });

  readonly canScavenge: boolean = $derived.by(() => this.view.discard.some((card) => this.can({ kind: 'discard', card })));

  can(pick: Pick): boolean {
    if (pick.kind === 'item') return (this.items.get(pick.card)?.plans.length ?? 0) > 0;
    if (pick.kind === 'discard') return this.mayBuild && (this.#ways({ do: 'scavenge', card: pick.card })?.plans.length ?? 0) > 0;
    if (pick.kind === 'talent' && lastingOf(pick.talent).opens === 'discard') return this.canScavenge;
    return this.optionsOf(pick).length > 0;
  }

  is(pick: Pick): boolean {
    return isSamePick(this.pick, pick);
  }

  /** Picks up; the second tap on the same thing makes its only move. While something is being paid, a tap forces a piece in or out. */
  tap(pick: Pick, event?: Event): void {
    const key = keyOf(pick);
    if (this.target && key && this.#canForce(key)) this.force(key);
    else if (!this.isMyTurn && thingOf(idOf(pick) ?? '') && !this.can(pick)) this.#play.inspect(thingOf(idOf(pick) ?? ''));
    else if (!this.can(pick)) void this.#explain(pick, event);
    else if (this.is(pick) && this.ready) void this.commit(this.ready, event);
    else if (this.is(pick)) this.drop();
    else this.#take(pick);
  }

  #take(pick: Pick): void {
    this.drop();
    this.pick = pick;
    const options = this.optionsOf(pick);
    const [only] = options;
    if (only && 'ability' in only && options.length === 1) this.ability = only.ability;
    this.#look(pick);
    this.#play.sound('tap');
  }

  /** At the desk what is tapped is shown large at the side. */
  #look(pick: Pick): void {
    if (!desk.current) return;
    const id = idOf(pick);
    if (id) this.#play.inspect(thingOf(id));
  }

  choose(option: Option, event?: Event): void {
    if ('move' in option) void this.commit([option.move], event);
    else this.ability = option.ability;
  }

  #canForce(key: string): boolean {
    const { target, player } = this;
    if (!target || !player) return false;
    return Object.hasOwn(this.pieces, key) || this.usedOf(key) > 0 || this.#held(key) > 0;
  }

  /** How many pieces of a kind could pay. */
  #held(key: string): number {
    if (key === 'prism') return this.player?.prisms ?? 0;
    const [kind, name = ''] = key.split('.');
    if (kind === 'gem') return lookUp(this.player?.gems ?? {}, name) ?? 0;
    if (kind === 'die') return this.#dieMoves(Number(name)).some((move) => move.do === 'spend') ? 1 : 0;
    if (name === (this.target?.do === 'activate' ? this.target.card : '')) return 0;
    return this.moves.some((move) => move.do === 'activate' && move.card === name && !isPriced(move)) ? 1 : 0;
  }

  /** One more of a piece, or none at all where no more are held. */
  force(key: string): void {
    const used = this.usedOf(key);
    const next = used < this.#held(key) && !(used > 0 && !Object.hasOwn(this.pieces, key)) ? used + 1 : 0;
    this.pieces = { ...this.pieces, [key]: next };
    this.way = 0;
    this.#play.sound('tap');
  }

  /** Forgets what was wished for the payment. */
  anew(): void {
    this.pieces = {};
    this.first = 'dice';
    this.way = 0;
  }

  /** Lets gems go first, or dice again. */
  payFirst(first: 'dice' | 'gems'): void {
    this.first = first;
    this.way = 0;
    this.#play.sound('tap');
  }

  turnWay(by: number): void {
    const n = this.answer?.plans.length ?? 0;
    if (n > 1) this.way = (this.way + by + n) % n;
  }

  async #explain(pick: Pick, event?: Event): Promise<void> {
    const anchor = anchorOf(event);
    this.drop();
    this.#look(pick);
    const short = pick.kind === 'item' && this.items.get(pick.card)?.missing;
    const refusal = await this.#play.table.whyNot(ideaOf(pick));
    if (short && (!refusal || refusal.rule === SHORT)) this.#play.deny({ rule: SHORT, reason: say('short'), missing: inKit(short) }, anchor);
    else if (refusal) this.#play.deny(refusal, anchor);
  }

  /** Makes one move after the other; stops where one is refused. */
  async commit(moves: readonly ManaforgeMove[], event?: Event): Promise<void> {
    if (this.busy) return;
    this.drop();
    this.busy = true;
    for (const move of moves) {
      await this.#play.submit(move, event);
      if (this.#play.denied) break;
    }
    this.busy = false;
  }

  drop(): void {
    this.pick = undefined;
    this.ability = undefined;
    this.anew();
    this.#play.denied = undefined;
  }
}

const SHORT = 'MF-TURN-05';
