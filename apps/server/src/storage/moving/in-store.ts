import { InUse, Unopenable } from '../storage.ts';
import { NotMoved, type Store, type StorePlace } from './store.ts';

function refusal(place: StorePlace, error: Error): Error {
  if (error instanceof NotMoved) return error;
  if (error instanceof InUse) return new NotMoved(`A Conclave server uses ${place.name}: stop it first. Nothing was changed.`);
  if (error instanceof Unopenable) return new NotMoved(error.message);
  return new NotMoved(`It did not work with ${place.name}: ${error.message}. Nothing was changed.`, { cause: error });
}

/** Does something in a store that nobody uses, whole or not at all. Rejects with `NotMoved` and a sentence for people. */
export async function inStore<T>(place: StorePlace, act: (store: Store) => Promise<T>): Promise<T> {
  try {
    return await place.enter(act);
  } catch (error) {
    throw refusal(place, error as Error);
  }
}
