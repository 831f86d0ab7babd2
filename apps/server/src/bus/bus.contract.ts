import * as v from 'valibot';
import { afterEach, describe, expect, test } from 'vitest';
import type { Bus } from './bus.ts';

const soon = () => new Promise((resolve) => setTimeout(resolve, 10));

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await soon();
}

/** What every bus must do. `join` gives a node of the same house each time. */
export function busContract(name: string, join: () => Bus): void {
  describe(`${name} keeps the bus contract`, () => {
    const nodes: Bus[] = [];
    afterEach(async () => void (await Promise.all(nodes.splice(0).map((one) => one.close()))));

    async function house(size: number): Promise<Bus[]> {
      for (let i = 0; i < size; i++) nodes.push(join());
      await until(() => nodes.every((one) => one.isWell));
      return nodes;
    }

    const notesOf = (bus: Bus, channel: string): [unknown, string][] => {
      const heard: [unknown, string][] = [];
      bus.hear(channel, v.unknown(), (news, from) => heard.push([news, from]));
      return heard;
    };

    test('what one node says, the others hear, with its name; itself it does not hear', async () => {
      const [a, b, c] = (await house(3)) as [Bus, Bus, Bus];
      const [atA, atB, atC] = [a, b, c].map((one) => notesOf(one, 'tables')) as [unknown[], unknown[], unknown[]];
      a.say('tables', { id: 't', seq: 7 });
      await until(() => atB.length > 0 && atC.length > 0);
      b.say('tables', 'the end');
      await until(() => atA.length > 0);
      expect(atA).toEqual([['the end', b.node]]);
      expect(atB).toEqual([[{ id: 't', seq: 7 }, a.node]]);
      expect(new Set([a.node, b.node, c.node]).size).toBe(3);
    });

    test('a channel carries nothing of another', async () => {
      const [a, b] = (await house(2)) as [Bus, Bus];
      const [tables, people] = [notesOf(b, 'tables'), notesOf(b, 'people')];
      a.say('people', 1);
      a.say('tables', 2);
      await until(() => tables.length > 0);
      expect([tables, people]).toEqual([[[2, a.node]], [[1, a.node]]]);
    });

    test('what one node says comes in the order it was said', async () => {
      const [a, b] = (await house(2)) as [Bus, Bus];
      const heard = notesOf(b, 'tables');
      const said = Array.from({ length: 1000 }, (_, i) => i);
      for (const i of said) a.say('tables', i);
      await until(() => heard.length === said.length);
      expect(heard.map(([news]) => news)).toEqual(said);
    });

    test('what has not the shape of news is not heard: something was missed', async () => {
      const [a, b] = (await house(2)) as [Bus, Bus];
      const heard: string[] = [];
      let gaps = 0;
      b.hear('tables', v.object({ id: v.string() }), ({ id }) => heard.push(id));
      await until(() => a.isWell && b.isWell);
      b.onGap(() => gaps++);
      a.say('tables', { id: 't' });
      await until(() => heard.length > 0);
      const before = gaps;
      a.say('tables', { id: 7 });
      await until(() => gaps > before);
      a.say('tables', { id: 'u' });
      await until(() => heard.length > 1);
      expect(heard).toEqual(['t', 'u']);
    });

    test('one who fails over news keeps nobody else from it, and has missed something', async () => {
      const [a, b] = (await house(2)) as [Bus, Bus];
      b.hear('tables', v.unknown(), () => {
        throw new Error('who would have thought');
      });
      const heard = notesOf(b, 'tables');
      a.say('tables', 1);
      await until(() => heard.length > 0);
      let gaps = 0;
      b.onGap(() => gaps++);
      a.say('tables', 2);
      await until(() => gaps > 0);
      expect(heard.map(([news]) => news)).toEqual([1, 2]);
    });

    test('who has left says and hears nothing more', async () => {
      const [a, b, c] = (await house(3)) as [Bus, Bus, Bus];
      const [atB, atC] = [notesOf(b, 'tables'), notesOf(c, 'tables')];
      await b.close();
      b.say('tables', 'a ghost');
      a.say('tables', 'hello');
      await until(() => atC.length > 0);
      expect([atB, atC]).toEqual([[], [['hello', a.node]]]);
    });
  });
}
