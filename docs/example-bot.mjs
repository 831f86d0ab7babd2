// A player in sixty lines: node docs/example-bot.mjs http://localhost:3000 [game]
// It makes a table against the server's own bot and plays it to the end. Change `choose` and it is yours.
const [server = 'http://localhost:3000', game = 'mages'] = process.argv.slice(2);

let token = '';

async function ask(method, path, body) {
  const response = await fetch(server + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${answer.rule}: ${answer.reason}`);
  return answer;
}

/** The lines of a table's stream. Empty ones only keep the connection alive. */
async function* linesOf(table) {
  const { body } = await fetch(`${server}/api/tables/${table}/stream`, { headers: { authorization: `Bearer ${token}` } });
  let rest = '';
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop();
    for (const line of lines) if (line) yield JSON.parse(line);
  }
}

/** All of a bot's wisdom: what it sees, and the moves it is offered. */
function choose(_view, moves) {
  return moves[Math.floor(Math.random() * moves.length)];
}

({ token } = await ask('POST', '/api/guests', { name: 'Example bot' }));
const table = await ask('POST', '/api/tables', { game, seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
console.log(`Watch it at ${server}/table/${table.id}?watch=${table.watch}`);

let played = 0;
let answered;
for await (const { prompt, view, result } of linesOf(table.id)) {
  if (result) console.log(`Over after ${played} moves of mine. Won by: ${result.winners.map((seat) => table.seats[seat].name).join(', ')}`);
  // Where several are asked at once, others' answers bring a line too: the question is still the same.
  if (!prompt || prompt.id === answered) continue;
  // Alone with bots, the table itself answers a window in which there is nothing to choose.
  if (prompt.window && prompt.moves.length === 1) continue;
  try {
    // `prompt` makes the server refuse an answer to a question that is no longer asked; `key` makes it safe to send twice.
    await ask('POST', `/api/tables/${table.id}/moves`, { move: choose(view, prompt.moves), prompt: prompt.id, key: crypto.randomUUID() });
    answered = prompt.id;
    played++;
  } catch (error) {
    console.error(error.message);
  }
}
