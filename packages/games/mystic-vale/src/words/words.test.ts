import { type Prompt, seenBy, voiceOf } from '@conclave/engine';
import { expect, test } from 'vitest';
import { mysticVale } from '../index.ts';
import type { MysticValeMove } from '../moves.ts';
import { scenario } from '../scenario.ts';
import type { MysticValeState } from '../state.ts';

const CURSED = 'cursed-land';
const voice = voiceOf(['Ana', 'Ben'], 0);
const { words, rulebook, viewFor } = mysticVale;

function asked(game: MysticValeState): { question: string; answers: string[] } {
  const prompt = rulebook.settle(game)[0] as Prompt<MysticValeMove>;
  const view = seenBy(mysticVale, game, prompt.seat, [prompt.seat]);
  return { question: words.ask(view, prompt, voice).text, answers: prompt.moves.map((move) => words.move(view, move, voice)) };
}

test('a push is offered with the card it plants and its risk', () => {
  const { game } = scenario({ ana: { field: [CURSED, CURSED], onDeck: CURSED, deck: [CURSED, 'blank', 'blank'] } });
  expect(asked(game)).toEqual({
    question: 'Push or pass? Your decay is 3 of 4. On deck: top Cursed Land (1 mana, 1 decay).',
    answers: ['Push: 1 of the 3 cards that may come would spoil you', 'Pass and harvest 2 mana'],
  });
});

test('a push that cannot spoil, or must, is told without counting', () => {
  const pushed = (deck: string[]): string | undefined => asked(scenario({ ana: { field: [CURSED, CURSED], onDeck: CURSED, deck } }).game).answers[0];
  expect(pushed(['blank'])).toBe('Push: no card that may come would spoil you');
  expect(pushed([CURSED, CURSED])).toBe('Push: every card that may come would spoil you');
});

test('a pass names the abilities that Harvest would offer, and only those', () => {
  const field = ['blank + peacekeeper-druid top', 'blank + feral-chieftain top', 'blank + vale-bearer top', 'blank + call-of-the-hunt top'];
  const { ana, game } = scenario({ ana: { field, onDeck: 'blank', deck: ['blank', 'blank'], vales: ['crystal-cavern', 'talonthorn-den', 'azure-lake'] } });
  const pass = (): string | undefined => asked(game).answers.find((answer) => answer.startsWith('Pass'));
  expect(pass()).toBe(
    'Pass and harvest 2 mana, 2 animal, 1 forest and 2 VP, counting Peacekeeper Druid, Feral Chieftain and Talonthorn Den, with Call of the Hunt and Crystal Cavern to use',
  );
  ana.plays('push');
  expect(pass()).toBe(
    'Pass and harvest 0 mana, 2 animal, 1 forest and 2 VP, counting Feral Chieftain and Talonthorn Den, with Call of the Hunt and Crystal Cavern to use',
  );
});

test('a full field has no use for Call of the Hunt, an upgraded leader is used as well', () => {
  const field = ['leader upgraded', 'blank + call-of-the-hunt top', ...Array<string>(6).fill('blank')];
  const { game } = scenario({ ana: { leader: 'morlok', field, onDeck: CURSED, deck: ['blank'] } });
  expect(asked(game).answers[1]).toBe('Pass and harvest 7 mana and 1 animal, counting Morlok');
});

test('who plays the last turn is told so, and that the game ends with it', () => {
  const last = { mover: 1, ending: true, pool: 0 } as const;
  const question = (setting: Parameters<typeof scenario>[0]): string => asked(scenario(setting).game).question;
  expect(question({ ...last, ben: { field: ['blank'], onDeck: 'blank', deck: ['blank'] } })).toBe(
    'Push or pass? Your decay is 0 of 4. On deck: blank card (no symbols). This is your last turn.',
  );
  const { ben, game } = scenario({ ...last, at: 'harvestUnlessSpoiled', mana: 2, commons: ['oakling top'], ben: { field: ['blank'] } });
  ben.plays('buy', { card: 'oakling', position: 'top' });
  ben.plays('endHarvest');
  ben.plays('sleeve', { card: 'oakling', position: 'top', on: 0 });
  expect(asked(game).question).toBe('All is sleeved. Go on, and the game ends.');
});

test('a table without odds names no risk', () => {
  const { game } = scenario({ options: { odds: false } });
  expect(asked(game).answers).toEqual(['Push', 'Pass and harvest 0 mana']);
});

test('Borderwatch Bog names what stopping is worth', () => {
  const { game } = scenario({ ana: { vales: ['borderwatch-bog'], field: ['blank', 'blank'], onDeck: 'blank', deck: [CURSED] } });
  game.turn.phase = 'bog';
  expect(asked(game).answers.at(-1)).toBe('Stop for 2 VP');
});

test('a Harvest with nothing left to do says so', () => {
  const { game } = scenario({ at: 'harvestUnlessSpoiled', mana: 1 });
  rulebook.settle(game);
  Object.assign(game.turn, { buys: 2, valeBuys: 2 });
  expect(asked(game).question).toBe('Harvest: you have 1 mana. Nothing more can be used or bought: end it.');
});

test('Harvest names only what can be done', () => {
  const { game } = scenario({ at: 'harvestUnlessSpoiled', spirits: [1, 1, 0, 0], valeRow: ['azure-lake'], ana: { field: ['blank + feral-chieftain top'] } });
  expect(asked(game).question).toBe('Harvest: you have 0 mana, 2 animal and 1 forest. Use abilities, buy up to 2 vales, then end it.');
});

test('Harvest says what there is to spend, what each thing costs and what it does', () => {
  const { game } = scenario({
    at: 'harvestUnlessSpoiled',
    mana: 5,
    spirits: [1, 1, 0, 0],
    soil: [0, 0, 0],
    commons: ['oakling middle'],
    valeRow: ['azure-lake'],
    ana: { leader: 'xanos', field: ['leader', 'blank + golden-hart top'] },
  });
  expect(asked(game)).toEqual({
    question: 'Harvest: you have 5 mana, 1 animal, 1 forest and 3 blue VP. Buy up to 2 advancements and 2 vales, then end it.',
    answers: [
      'Buy Oakling (middle) for 2 mana. Shows 1 forest spirit.',
      'Upgrade Xanos for 3 mana. Upgraded side: 3 mana, 1 wild, 3 blue VP, −40 red VP. As a Harvest with Xanos in your field ends, she turns back, except in the turn she was upgraded.',
      'Buy Azure Lake for 1 animal and 1 forest. Shows 2 gray VP.',
      'Take your 3 blue VP now',
      'End Harvest and take 3 blue VP',
    ],
  });
});

test('cards that look alike are told apart by their place', () => {
  const { ana, game } = scenario({ ana: { field: ['blank', 'blank'], onDeck: 'cursed-land top + deadwood-harvester middle' } });
  ana.plays('push');
  expect(asked(game).answers).toEqual([
    'Discard card 1 (blank card)',
    'Discard card 2 (blank card)',
    'Discard card 3 (top Cursed Land, middle Deadwood Harvester)',
    'No, leave it',
  ]);
});

test('only the owner reads which card was looked at', () => {
  const { ana, table } = scenario({ ana: { onDeck: 'blank + cleansing-rain top', deck: ['fertile-land'] } });
  ana.plays('push');
  const seen = table.heard().find(({ is }) => is === 'topSeen')!;
  expect(words.event(seen, voice)?.text).toBe('You look at the top card of the deck: Fertile Land.');
  expect(words.event({ is: 'topSeen', seat: 0 }, voiceOf(['Ana', 'Ben'], 1))?.text).toBe('Ana looks at the top card of the deck.');
});

test('the score is read line by line, and the winner with the reason', () => {
  const { game } = scenario({
    at: 'prepare',
    mover: 1,
    ending: true,
    pool: 0,
    ana: {
      vp: 16,
      field: ['blank + great-bear top', 'blank + prism-serpent top', 'blank + mist-sylphs top'],
      vales: ['azure-lake', 'fungal-forest'],
      token: 'rootwood-charm',
    },
    ben: { vp: 23 },
  });
  const sheet = words.table(viewFor(game, 0), voice).find(({ heading }) => heading === 'Score')!;
  expect(sheet.lines[0]).toBe('You: VP tokens 16, advancements 5, vales 6, red VP −4, in all 23');
  expect(words.result(game.result!, voice)).toBe('You win with 23 points, by having more vales.');
});

test('a shared win names all winners', () => {
  expect(words.result({ winners: [0, 1], how: 'shared', scores: [9, 9] }, voice)).toBe('You and Ben share the win with 9 points each and as many vales.');
  expect(words.result({ winners: [1], how: 'mostPoints', scores: [8, 9] }, voice)).toBe('Ben wins with 9 points.');
});

test('the table names the leader and amulet, and waiting gains', () => {
  const { game } = scenario({
    ben: { leader: 'algeni', field: ['leader'], token: 'moon-stone', active: true, waitingMana: 2, spoiled: true, workshop: ['oakling top'] },
  });
  const players = words.table(viewFor(game, 0), voice).find(({ heading }) => heading === 'Players')!;
  expect(players.lines[1]).toContain(
    'Moon Stone active; Algeni, Fierce Heart; no vales; workshop Oakling; waiting for Harvest: 2 mana, 0 wild; next turn spoiled',
  );
});
