/** What one server alone should do, as one that wants to do it sees it. */
export interface Lease {
  /** Whether it may, at this moment. */
  readonly isHeld: boolean;
  /** Higher for each who holds it; nothing where there is one server only. */
  readonly fence: number | undefined;
  /** For good. */
  release(): void;
}

/** Agrees with the other servers which of them does what one alone should do. */
export interface Leases {
  /** `changed`: it may from now on, or it may no longer. */
  want(name: string, changed: () => void): Lease;
  /** How many are held at this moment. */
  readonly held: number;
  close(): Promise<void>;
}

/** Of a server that is alone: it holds whatever it wants. */
export function soleLeases(): Leases {
  const held = new Set<Lease>();
  return {
    want() {
      const lease: Lease = { isHeld: true, fence: undefined, release: () => void held.delete(lease) };
      held.add(lease);
      return lease;
    },
    get held() {
      return held.size;
    },
    close: async () => {},
  };
}
