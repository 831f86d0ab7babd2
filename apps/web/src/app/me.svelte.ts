import { api, type Me } from '../table/api.ts';

const STORE = 'conclave.name';
const kept = (): string => {
  try {
    return localStorage.getItem(STORE) ?? '';
  } catch {
    return '';
  }
};

/** Who sits at this device. The server gives a name on the first visit; without a server the last one known is used. */
export const me = $state({ name: kept(), isKnown: false, others: [] as { id: string; name: string }[], home: '' });

function remember(name: string): void {
  me.name = name;
  me.isKnown = true;
  try {
    localStorage.setItem(STORE, name);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

function meet(met: Me): void {
  remember(met.name);
  me.others = met.others ?? [];
  me.home = met.home ?? '';
}

let meeting: Promise<void> | undefined;

/** Asks once at a time: each of two first visits would make a guest. */
export function meetServer(): Promise<void> {
  if (me.isKnown) return Promise.resolve();
  meeting ??= api
    .me()
    .then(meet, () => undefined)
    .finally(() => {
      meeting = undefined;
    });
  return meeting;
}

/** Changes the name; gives what the server had against it. */
export async function rename(name: string): Promise<string | undefined> {
  try {
    remember((await api.rename(name)).name);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Becomes, on this device, the person who made the link. */
export async function continueAs(secret: string): Promise<void> {
  await api.useLink(secret);
  meet(await api.me());
}

/** Becomes somebody whom this browser was before. */
export async function switchTo(id: string): Promise<void> {
  await api.switchTo(id);
  meet(await api.me());
}
