import {
  type Asks,
  type BoardView,
  type Element,
  type FigureView,
  type MaraIdea,
  type MaraMove,
  type Outlook,
  outlookOf,
  type PlaceView,
  type Plan,
  type PlayerView,
  planOf,
  type RealmId,
} from '@conclave/gates-of-mara';
import type { Play } from '../../app/play.svelte.ts';
import { desk, phone } from '../../kit/screen.ts';
import { askOf, couldCarry, isAlike, movesOf, ofKind, tableOf, viewOf } from './facts.ts';
import { canAdd, wholeMix } from './gem-mix.ts';
import { thingOf } from './look.ts';
import { type News, newsOf } from './news.ts';
import { dueFor, payOf, unevenness } from './paying.ts';
import { attachTo, type Follow, onlyEnchanting, onlyEnding, onlyPlaceOf } from './what-follows.ts';

/** What is picked up on the table, and the move it makes. It holds no rules: all it knows are the moves offered. */
export class Choosing {
  figure = $state<string | undefined>();
  place = $state<string | undefined>();
  card = $state<string | undefined>();
  ability = $state<string | undefined>();
  realm = $state<RealmId | undefined>();
  lord = $state<string | undefined>();
  reward = $state<number | undefined>();
  way = $state(0);
  gems = $state.raw<readonly Element[]>([]);
  /** Passing with something left to place was asked for once. */
  leaves = $state(false);
  /** "What if scored now". */
  scored = $state(!phone.current);
  readonly #play: Play;
  /** What is done by itself when the next question comes, if it is offered. */
  #then: Follow | undefined;

  constructor(play: Play) {
    this.#play = play;
  }

  readonly view: BoardView = $derived.by(() => viewOf(this.#play));
  readonly news: News = $derived.by(() => newsOf(this.#play.state.story, this.#play.me));
  readonly moves: readonly MaraMove[] = $derived.by(() => movesOf(this.#play));
  readonly player: PlayerView | undefined = $derived.by(() => (this.#play.me === undefined ? undefined : this.view.players[this.#play.me]));
  readonly ask: Asks | undefined = $derived.by(() => askOf(this.#play));
  readonly isPlacing: boolean = $derived(this.ask === 'playOrPass');
  readonly isAttaching: boolean = $derived(this.ask === 'attach' || this.ask === 'attachFireBanner');
  readonly isUsing: boolean = $derived(this.ask === 'useAbilities');
  readonly isBuying: boolean = $derived(this.view.question?.about === 'enchant' && this.moves.length > 0);

  /** What the end of the round would bring now. */
  readonly outlook: Outlook | undefined = $derived.by(() => (this.view.phase === 'turns' ? outlookOf(tableOf(this.#play)) : undefined));

  /** What the chosen figure would do on the chosen place. */
  readonly plan: Plan | undefined = $derived.by(() => {
    const { figure, place } = this;
    const me = this.#play.me;
    if (me === undefined || !figure || !place || !this.#canGo(figure, place)) return undefined;
    return planOf(tableOf(this.#play), me, { figure, at: place });
  });

  /** All moves that fit what is chosen, the gentlest payment first. */
  readonly ways: readonly MaraMove[] = $derived.by(() => {
    const gems = this.player?.gems;
    const fitting = this.#fitting();
    return gems ? fitting.toSorted((a, b) => unevenness(gems, payOf(a)) - unevenness(gems, payOf(b))) : fitting;
  });
  readonly ready: MaraMove | undefined = $derived(this.ways[this.way % Math.max(1, this.ways.length)]);
  /** The gems it hands over: those chosen, or those printed on the card. */
  readonly due: readonly Element[] = $derived.by(() => dueFor(this.ready, this.view));
  /** The gems of one's choice, once all are picked. */
  readonly mix: MaraMove | undefined = $derived(wholeMix(this.moves, this.gems));
  /** The lords that may be placed; a single one is chosen from the start. */
  readonly lords: readonly string[] = $derived([...new Set(ofKind(this.moves, 'placeLord').map(({ lord }) => lord as string))]);
  readonly lordChosen: string | undefined = $derived(this.lord ?? (this.lords.length === 1 ? this.lords[0] : undefined));
  /** The realms a chosen ability or lord could go to. */
  readonly realms: readonly RealmId[] = $derived.by(() => {
    if (this.ask === 'placeLord')
      return [
        ...new Set(
          ofKind(this.moves, 'placeLord')
            .filter(({ lord }) => !this.lordChosen || lord === this.lordChosen)
            .map(({ realm }) => realm),
        ),
      ];
    const named = this.ability ? this.usesOf(this.ability).flatMap(({ realm }) => (realm ? [realm] : [])) : [];
    return [...new Set(named)];
  });
  /** Whether it matters in which realm the chosen ability is used. */
  readonly asksRealm: boolean = $derived(this.ability !== undefined && this.realms.length > 1);

  #fitting(): MaraMove[] {
    if (this.isPlacing) {
      const { figure, place } = this;
      return figure && place ? ofKind(this.moves, 'place').filter((move) => move.figure === this.nameOffered(figure) && move.at === place) : [];
    }
    if (this.isAttaching) return ofKind(this.moves, 'attach').filter(({ figure }) => this.figure !== undefined && figure === this.nameOffered(this.figure));
    if (this.isBuying) return ofKind(this.moves, 'buy').filter(({ card }) => card === this.card);
    if (this.ask === 'exchange') return ofKind(this.moves, 'exchange').filter(({ reward }) => reward === this.reward);
    if (this.ask === 'placeLord') return ofKind(this.moves, 'placeLord').filter(({ lord, realm }) => lord === this.lordChosen && realm === this.realm);
    if (!this.isUsing || !this.ability) return [];
    return this.usesOf(this.ability).filter(({ realm }) => this.realms.length < 2 || realm === this.realm);
  }

  usesOf(ability: string): Extract<MaraMove, { do: 'use' }>[] {
    return ofKind(this.moves, 'use').filter((move) => move.ability === ability);
  }

  /** The figure by the name moves give it: of two alike only one is offered. */
  nameOffered(figure: string): string {
    const offered = this.moves.flatMap((move) => (move.do === 'place' || move.do === 'attach' ? [move.figure as string] : []));
    if (offered.includes(figure)) return figure;
    const own = this.#own(figure);
    const twin = this.player?.figures.find((other) => own && other.figure !== figure && isAlike(own, other));
    return twin && offered.includes(twin.figure) ? twin.figure : figure;
  }

  #own(figure: string): FigureView | undefined {
    return this.player?.figures.find((one) => one.figure === figure);
  }

  /** Whether a figure, or any, is offered a place. */
  #canGo(figure: string | undefined, place: string): boolean {
    const named = figure && this.nameOffered(figure);
    return ofKind(this.moves, 'place').some((move) => move.at === place && (named === undefined || move.figure === named));
  }

  /** Whether a place is lit: the chosen figure may go there. */
  canStand(place: PlaceView): boolean {
    return this.isPlacing && this.figure !== undefined && this.#canGo(this.figure, place.id);
  }

  /** Whether a figure is lit: it may go somewhere, to the chosen place, or take the card. */
  canTake(figure: string): boolean {
    const named = this.nameOffered(figure);
    if (this.isAttaching) return ofKind(this.moves, 'attach').some((move) => move.figure === named);
    if (this.isBuying) return this.ready !== undefined && couldCarry(this.view, this.#own(figure), this.card);
    if (!this.isPlacing) return false;
    if (this.place && !this.figure) return this.#canGo(figure, this.place);
    return ofKind(this.moves, 'place').some((move) => move.figure === named);
  }

  /** Why something that is not offered cannot be done; the move may lack details. */
  #why(query: MaraIdea, event?: Event): void {
    void this.#play.why(query, event);
  }

  pickFigure(figure: string, event?: Event): void {
    this.#play.denied = undefined;
    if (!this.canTake(figure)) {
      this.#why(this.isAttaching ? { do: 'attach', figure } : { do: 'place', figure, ...(this.place && !this.figure && { at: this.place }) }, event);
      return;
    }
    if (this.isAttaching || this.isBuying) {
      this.#giveTo(figure, event);
      return;
    }
    if (this.figure === figure) {
      if (this.ready) this.commit(this.ready, event);
      else this.figure = undefined;
      return;
    }
    this.#play.sound('tap');
    this.figure = figure;
    this.way = 0;
    if (this.place && !this.#canGo(figure, this.place)) this.place = undefined;
    this.place ??= onlyPlaceOf(this.moves, this.nameOffered(figure));
  }

  /** The card in question goes to a figure; one that is only picked is bought first. */
  #giveTo(figure: string, event?: Event): void {
    const { isBuying } = this;
    const move = isBuying ? this.ready : attachTo(this.nameOffered(figure))(this.moves);
    if (!move) return;
    this.commit(move, event);
    if (isBuying) this.#then = attachTo(figure);
  }

  pickPlace(place: PlaceView, thing: string, event?: Event): void {
    this.#play.denied = undefined;
    this.look(thing);
    if (!this.isPlacing) return;
    if (this.place === place.id && this.ready) {
      this.commit(this.ready, event);
      return;
    }
    if (!this.#canGo(this.figure, place.id)) {
      this.#why({ do: 'place', at: place.id, ...(this.figure && { figure: this.figure }) }, event);
      return;
    }
    this.#play.sound('tap');
    this.place = this.place === place.id ? undefined : place.id;
    this.way = 0;
  }

  pickAbility(ability: string, event?: Event): void {
    const uses = this.usesOf(ability);
    const [only, another] = uses;
    if (!only) {
      this.#why({ do: 'use', ability }, event);
      return;
    }
    if (!another) {
      this.commit(only, event);
      return;
    }
    this.realm = undefined;
    this.way = 0;
    this.ability = this.ability === ability ? undefined : ability;
    this.#play.sound('tap');
  }

  pickCard(card: string, event?: Event): void {
    this.look(card);
    if (!this.isBuying) return;
    if (this.card === card && this.ready) this.commit(this.ready, event);
    else if (ofKind(this.moves, 'buy').some((move) => move.card === card)) {
      this.card = card;
      this.way = 0;
      this.#play.sound('tap');
    } else this.#why({ do: 'buy', card }, event);
  }

  /** A reward of the Wanderer; where its price leaves a choice, the payment is shown first. */
  pickReward(reward: number, event?: Event): void {
    const [only, another] = ofKind(this.moves, 'exchange').filter((move) => move.reward === reward);
    if (only && !another) this.commit(only, event);
    else if (only) {
      this.reward = reward;
      this.way = 0;
    }
  }

  /** One more gem of one's choice; a single one is taken at once. */
  takeGem(element: Element, event?: Event): void {
    if (!canAdd(this.moves, this.gems, element)) return;
    this.gems = [...this.gems, element];
    if (this.gems.length === 1 && this.mix) this.commit(this.mix, event);
  }

  pickRealm(realm: RealmId, event?: Event): void {
    if (this.realms.includes(realm)) {
      this.realm = realm;
      this.way = 0;
      if (this.ways.length === 1 && this.ready) this.commit(this.ready, event);
    } else this.look(`${realm}-realm`);
  }

  /** Shows a thing in the side panel at the desk. */
  look(id: string): void {
    if (desk.current) this.#play.inspect(thingOf(id));
  }

  /** Opens a thing to be read, on every screen. */
  read(id: string): void {
    this.#play.inspect(thingOf(id));
  }

  commit(move: MaraMove, event?: Event): void {
    this.drop();
    this.#then = move.do === 'place' ? onlyEnchanting : move.do === 'done' ? onlyEnding : undefined;
    void this.#play.submit(move, event);
  }

  /** Passes for the round; while something could still be placed it asks once. */
  pass(event?: Event): void {
    const [move] = ofKind(this.moves, 'pass');
    if (!this.leaves && ofKind(this.moves, 'place').length > 0) this.leaves = true;
    else if (move) this.commit(move, event);
  }

  /** A new question: what was meant to follow is done if it is offered. */
  follow(): void {
    const move = this.#then?.(this.moves);
    if (this.moves.length === 0) return;
    this.#then = undefined;
    if (move) this.commit(move);
  }

  drop(): void {
    this.leaves = false;
    this.figure = undefined;
    this.place = undefined;
    this.card = undefined;
    this.ability = undefined;
    this.realm = undefined;
    this.lord = undefined;
    this.reward = undefined;
    this.way = 0;
    this.gems = [];
    this.#play.denied = undefined;
  }
}
