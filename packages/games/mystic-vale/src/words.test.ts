import { hashOf, Match, type Prompt, voiceOf } from '@conclave/engine';
import { expect, test } from 'vitest';
import { mysticVale } from './index.ts';
import type { MysticValeMove } from './moves.ts';
import { scenario } from './scenario.ts';
import type { MysticValeState } from './state.ts';

const CURSED = 'cursed-land';
const voice = voiceOf(['Ana', 'Ben'], 0);
const { words, rulebook, viewFor } = mysticVale;

function asked(game: MysticValeState): { question: string; answers: string[] } {
  const prompt = rulebook.settle(game)[0] as Prompt<MysticValeMove>;
  const view = viewFor(game, prompt.seat);
  return { question: words.ask(view, prompt, voice), answers: prompt.moves.map((move) => words.move(view, move, voice)) };
}

test('a push is offered with its risk', () => {
  const { game } = scenario({ ana: { field: [CURSED, CURSED], onDeck: CURSED, deck: [CURSED, 'blank', 'blank'] } });
  expect(asked(game)).toEqual({
    question: 'Push or pass? Your decay is 3 of 4.',
    answers: ['Push: 1 of the 3 cards that may come would spoil you', 'Pass and harvest 2 mana'],
  });
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

test('a Harvest with nothing left to buy says so', () => {
  const { game } = scenario({ at: 'harvestUnlessSpoiled', mana: 1 });
  rulebook.settle(game);
  Object.assign(game.turn, { buys: 2, valeBuys: 2 });
  expect(asked(game).question).toBe('Harvest: you have 1 mana. Use abilities, then end it.');
});

test('Harvest says what there is to spend and what each thing costs', () => {
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
    question: 'Harvest: you have 5 mana, 1 animal, 1 forest and 3 blue VP. Use abilities, buy up to 2 advancements and 2 vales, then end it.',
    answers: [
      'Buy Oakling (middle) for 2 mana',
      'Upgrade Xanos for 3 mana',
      'Buy Azure Lake for 1 animal and 1 forest',
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
  expect(words.event(seen, voice)).toBe('You look at the top card of the deck: Fertile Land.');
  expect(words.event({ is: 'topSeen', seat: 0 }, voiceOf(['Ana', 'Ben'], 1))).toBe('Ana looks at the top card of the deck.');
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

test('before a field is discarded only what can be done is named', () => {
  const { game } = scenario({ at: 'discard', ana: { field: ['blank + burrow-wyrm top'], token: 'moon-stone' } });
  expect(asked(game).question).toBe('Before your field is discarded: put a card under your deck, or go on.');
});

test('sleeving says what it covers', () => {
  const { ana, game } = scenario({ at: 'harvestUnlessSpoiled', mana: 2, commons: ['oakling top'], ana: { field: ['blank + frostbane top', 'blank'] } });
  ana.plays('buy', { card: 'oakling', position: 'top' });
  ana.plays('endHarvest');
  expect(asked(game).answers).toEqual(['Sleeve Oakling (top) on card 1 (top Frostbane), over Frostbane', 'Sleeve Oakling (top) on card 2 (blank card)']);
});

test('a Harvest tells mana and spirits as one list', () => {
  expect(words.event({ is: 'harvestBegan', seat: 1, mana: 5, spirits: [1, 0, 0, 2] }, voice)).toBe('Ben harvests 5 mana, 1 animal and 2 wild.');
  expect(words.event({ is: 'harvestBegan', seat: 1, mana: 2, spirits: [0, 0, 0, 0] }, voice)).toBe('Ben harvests 2 mana and no spirits.');
});

test('leaders and amulets are laid out with what an upgrade costs and what an amulet is worth', () => {
  const match = new Match(mysticVale, { seats: 2, key: hashOf('words') });
  const laid = words.table(match.view(0), voice).find(({ heading }) => heading.startsWith('Leaders'))?.lines ?? [];
  expect(laid.filter((line) => /^[^.]*, upgraded for \d mana\. /.test(line))).toHaveLength(3);
  expect(laid.filter((line) => /^[^.]*, worth −?\d VP\. /.test(line))).toHaveLength(3);
});
