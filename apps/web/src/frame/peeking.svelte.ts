import type { Thing } from '../app/board.ts';
import type { Play } from '../app/play.svelte.ts';
import { settings } from '../app/settings.svelte.ts';
import { meantBy } from '../app/shortcuts.ts';

const HOVER = 500;
const PRESS = 450;
/** Time to cross the gap between a piece and what is written about it. */
const LEAVE = 180;
/** A finger that moves farther than this scrolls. */
const STILL = 10;

const pieceOf = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element ? target.closest<HTMLElement>('[data-thing]') : null) ?? undefined;

/** The card that is shown, but for what can be followed from it. */
const isRead = (target: EventTarget | null): boolean => target instanceof Element && target.closest('#peek') !== null && !target.closest('a, button');

/** What `i` reads one after another: the piece with the focus, then the pieces that lie within it. */
function readAt(focused: Element | null): HTMLElement[] {
  const piece = pieceOf(focused);
  const around = piece ?? focused?.closest('button');
  const inside = around ? [...around.querySelectorAll<HTMLElement>('[data-thing]')].filter((one) => one.checkVisibility()) : [];
  return piece ? [piece, ...inside] : inside;
}

/**
 * Reading any piece that carries `data-thing`: the mouse rests on it, a finger stays on it, or `i` is pressed while it has the focus.
 * One set of listeners for the whole window, so that boards only say what a piece is.
 */
export class Peeking {
  readonly #play: Play;
  shown = $state.raw<{ thing: Thing; at: DOMRect } | undefined>();
  #piece: HTMLElement | undefined;
  #pressed: HTMLElement | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Where the pointer was pressed last, or lay when it was first met. */
  #from: { x: number; y: number } | undefined;
  /** A finger has just opened a card: its lifting is no tap. */
  #isHeld = false;

  constructor(play: Play) {
    this.#play = play;
  }

  /** A board has something read that was tapped. False if nobody tapped it. */
  tell(thing: Thing): boolean {
    const piece = this.#pressed?.isConnected ? this.#pressed : undefined;
    if (piece) this.show(piece, thing);
    return piece !== undefined;
  }

  show(piece: HTMLElement, thing = this.#play.thingAt(piece.dataset.thing ?? '')): void {
    if (!thing) return;
    this.#piece?.removeAttribute('aria-describedby');
    this.#piece = piece;
    piece.setAttribute('aria-describedby', 'peek');
    this.shown = { thing, at: piece.getBoundingClientRect() };
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.#piece?.removeAttribute('aria-describedby');
    this.#piece = undefined;
    this.shown = undefined;
  }

  /** After every change of the table: a piece that is gone is not read any more. */
  check(): void {
    if (this.#piece && !this.#piece.isConnected) this.hide();
  }

  #later(delay: number, act: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(act, delay);
  }

  onpointerover = ({ target, pointerType, clientX, clientY }: PointerEvent): void => {
    if (pointerType === 'touch') return;
    // A piece that came to lie under a mouse at rest is not pointed at, nor is the table that opened there.
    this.#from ??= { x: clientX, y: clientY };
    if (clientX === this.#from.x && clientY === this.#from.y) return;
    const piece = pieceOf(target);
    const isOn = target instanceof Element && target.closest('#peek') !== null;
    if (isOn || (piece && piece === this.#piece)) clearTimeout(this.#timer);
    else if (piece) this.#later(this.shown ? LEAVE : HOVER, () => this.show(piece));
    else this.#later(LEAVE, () => this.hide());
  };

  onpointerdown = ({ target, pointerType, clientX: x, clientY: y }: PointerEvent): void => {
    if (target instanceof Element && target.closest('#peek')) return;
    this.#from = { x, y };
    this.hide();
    this.#isHeld = false;
    this.#pressed = target instanceof Element ? target.closest('button, [data-thing]') : null;
    const piece = pieceOf(target);
    if (pointerType !== 'touch' || !piece) return;
    this.#later(PRESS, () => {
      this.show(piece);
      this.#isHeld = this.shown !== undefined;
    });
  };

  onpointermove = ({ pointerType, clientX, clientY }: PointerEvent): void => {
    if (pointerType !== 'touch' || this.#isHeld || !this.#from) return;
    if (Math.hypot(clientX - this.#from.x, clientY - this.#from.y) > STILL) clearTimeout(this.#timer);
  };

  onpointerup = ({ pointerType }: PointerEvent): void => {
    if (pointerType === 'touch') clearTimeout(this.#timer);
  };

  onclick = (event: MouseEvent): void => {
    // Where a card fills a phone, a tap on it is the nearest way back.
    if ('pointerType' in event && event.pointerType === 'touch' && isRead(event.target)) this.hide();
    if (!this.#isHeld) return;
    this.#isHeld = false;
    event.preventDefault();
    event.stopPropagation();
  };

  oncontextmenu = (event: MouseEvent): void => {
    if (this.#isHeld && pieceOf(event.target)) event.preventDefault();
  };

  onkeydown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && this.shown) {
      event.preventDefault();
      event.stopPropagation();
      this.hide();
    }
    const pieces = readAt(document.activeElement);
    if (pieces.length === 0 || !settings.keys || meantBy(event.key, settings.ownKeys) !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.stopPropagation();
    const next = pieces[pieces.findIndex((one) => one === this.#piece) + 1];
    if (next) this.show(next);
    else this.hide();
  };
}
