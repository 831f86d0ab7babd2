// Pairs of players, each pair from an address of its own, who move at a steady pace. Tells its parent the times of all moves between "begin" and "end".
import { playTogether, Visitor } from './client.ts';

const [url = '', pairs = '4', pace = '60'] = process.argv.slice(2);
let times: number[] = [];

async function lane(n: number): Promise<never> {
  const address = `127.0.1.${n + 1}`;
  for (;;) {
    const pair = [await Visitor.guest(url, address), await Visitor.guest(url, address)] as const;
    for (let game = 0; game < 8; game++) await playTogether(pair, Number(pace), { moved: (ms) => times.push(ms), isOver: () => false });
  }
}

process.on('message', (message) => {
  if (message === 'end') process.send?.(times);
  times = [];
});
for (let n = 0; n < Number(pairs); n++) void lane(n);
process.send?.('ready');
