// People from many addresses, each at a table with a bot, who answer at once: its turn comes again and again. Tells its parent when all have begun, and at "end" how many moves they made.
import { playAt, Visitor } from './client.ts';

const [url = '', tables = '20', level = 'archmage', games = ''] = process.argv.slice(2);
const titles = games.split(',');
let moves = 0;
let begun = 0;

async function lane(n: number): Promise<never> {
  const visitor = await Visitor.guest(url, `127.0.2.${n + 1}`);
  for (let turn = n; ; turn++) {
    const game = titles[turn % titles.length];
    const { id } = await visitor.get<{ id: string }>('POST', '/api/tables', { game, seats: [{ kind: 'me' }, { kind: 'bot', level }] });
    if (turn === n && ++begun === Number(tables)) process.send?.('begun');
    await playAt(id, [visitor], 0, { moved: () => moves++, isOver: () => false });
  }
}

process.on('message', () => process.send?.(moves));
for (let n = 0; n < Number(tables); n++) void lane(n);
