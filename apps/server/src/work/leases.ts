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
  close(): Promise<void>;
}

const HELD: Lease = { isHeld: true, fence: undefined, release() {} };

/** Of a server that is alone. */
export const soleLeases: Leases = { want: () => HELD, close: async () => {} };
