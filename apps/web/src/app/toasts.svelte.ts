import type { Seat } from '@conclave/engine';

export interface Toast {
  id: number;
  seat?: Seat | undefined;
  text: string;
  kind: 'plain' | 'hit' | 'gain';
  /** It tells of the game, as the log does, and not of what somebody said. */
  isOfGame?: boolean;
}

const STAYS = 5200;
const MOST = 3;

/** What just happened to the viewer, for a few seconds. */
export class Toaster {
  list = $state.raw<Toast[]>([]);
  #next = 1;

  show(toast: Omit<Toast, 'id'>): void {
    const id = this.#next++;
    this.list = [...this.list, { ...toast, id }].slice(-MOST);
    setTimeout(() => this.dismiss(id), STAYS);
  }

  clear(): void {
    this.list = [];
  }

  dismiss(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}
