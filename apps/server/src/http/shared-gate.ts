import * as v from 'valibot';
import { PEOPLE, PeopleNews } from '../bus/telling.ts';
import type { House } from '../house.ts';
import type { Gate } from './gate.ts';

const TILL = 'till';
const TELL_MS = 250;
const Charges = v.array(v.tuple([v.string(), v.picklist(['person', 'address']), v.string(), v.pipe(v.number(), v.finite(), v.minValue(0))]));

/** What one has spent at one server is spent at all, a moment later; a device that was ended is ended at all. */
export function shareGate(gate: Gate, { bus, storage, log }: Pick<House, 'bus' | 'storage' | 'log'>): void {
  gate.till.share();
  setInterval(() => {
    const charges = gate.till.drain();
    if (charges.length > 0) bus.say(TILL, charges);
  }, TELL_MS).unref();
  bus.hear(TILL, Charges, (charges) => gate.till.chargeElsewhere(charges));
  bus.hear(PEOPLE, PeopleNews, (news) => {
    if ('ended' in news) gate.readers.end(news.ended);
  });
  const endTheEnded = async (): Promise<void> => {
    const passes = gate.readers.passes();
    const live = await storage.livePasses(passes);
    for (const pass of passes) if (!live.has(pass)) gate.readers.end(pass);
  };
  bus.onGap(() => void endTheEnded().catch((error) => log.warn({ err: error }, 'it could not be seen which devices were ended')));
}
