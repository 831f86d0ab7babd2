import { asLines, hashOf, Match, type Prompt, seenBy, voiceOf } from '@conclave/engine';
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

test('before a field is discarded only what can be done is named', () => {
  const { game } = scenario({ at: 'discard', ana: { field: ['blank + burrow-wyrm top'], token: 'moon-stone' } });
  expect(asked(game).question).toBe('Before your field is discarded: put a card under your deck, or go on.');
});

test('sleeving says what it covers', () => {
  const { ana, game } = scenario({ at: 'harvestUnlessSpoiled', mana: 2, commons: ['oakling top'], ana: { field: ['blank + frostbane top', 'blank'] } });
  ana.plays('buy', { card: 'oakling', position: 'top' });
  ana.plays('endHarvest');
  expect(asked(game).answers).toEqual([
    'Sleeve Oakling (top) on card 1 (top Frostbane), over Frostbane, which then does nothing',
    'Sleeve Oakling (top) on card 2 (blank card)',
  ]);
});

test('an eclipse advancement slipped under another is said to do nothing', () => {
  const { ana, game } = scenario({ at: 'harvestUnlessSpoiled', mana: 8, commons: ['frostbane top'], ana: { field: ['blank + oakling top'] } });
  ana.plays('buy', { card: 'frostbane', position: 'top' });
  ana.plays('endHarvest');
  expect(asked(game).answers).toEqual(['Sleeve Frostbane (top) on card 1 (top Oakling), under Oakling, where it does nothing']);
});

test('an amulet that puts a card under the deck asks for the card', () => {
  const { ana, game } = scenario({ at: 'discard', ana: { token: 'deepriver-crystal', active: true, field: [CURSED, 'blank'], deck: ['blank'] } });
  ana.plays('evoke');
  expect(asked(game).question).toBe('Deepriver Crystal: which card of your field goes under your deck?');
});

test('an amulet is evoked for what it does', () => {
  const { game } = scenario({ ana: { field: ['blank'], onDeck: 'blank', deck: ['blank'], token: 'moon-stone', active: true } });
  expect(asked(game).answers).toContain('Evoke Moon Stone: 1 wild spirit, kept for your next Harvest if you are not in one.');
});

test('what is turned up is told with its cost and text', () => {
  expect(words.event({ is: 'cardTurnedUp', card: 'frostbane', position: 'top' }, voice)?.text).toBe(
    'Turned up: Frostbane (top, eclipse), 8 mana. Shows 1 mana, 1 growth, 3 gray VP. Eclipse.',
  );
  expect(words.event({ is: 'cardTurnedUp', card: 'feral-grove' }, voice)?.text).toBe(
    'Turned up: Feral Grove, 1 animal, 1 forest, 1 sky and 1 of any type. Shows 1 blue VP, 2 gray VP.',
  );
});

test('a spoil and a score are no part of another sentence', () => {
  const told = [
    { is: 'spoiled', seat: 0, phase: 'planting' },
    { is: 'spoiled', seat: 1, phase: 'prep' },
    {
      is: 'scored',
      seat: 0,
      points: 12,
      lines: [
        { part: 'tokens', points: 14 },
        { part: 'negative', points: -2 },
      ],
    },
  ] as const;
  const sentences = told.map((event) => ({ ...words.event(event, voice)!, is: event.is }));
  expect(sentences.map(({ text }) => text)).toEqual([
    'Your field spoils: this turn brings no Harvest.',
    "Ben's field spoils in Prep: the coming turn brings no Harvest.",
    'Your points: VP tokens 14, red VP −2, in all 12.',
  ]);
  for (const [i, { seat }] of told.entries()) {
    const before = { ...words.event({ is: 'cardRevealed', seat, parts: ['blank'], on: 0 }, voice)!, is: 'cardRevealed' };
    expect(asLines([before, sentences[i]!])).toHaveLength(2);
  }
});

test('cards revealed one after another are listed', () => {
  const voice = voiceOf(['Ana', 'Ben'], 'spectator');
  const reveals = (['blank', 'oakling', 'blank'] as const).map((part, on) => ({ is: 'cardRevealed', seat: 1, parts: [part], on }) as const);
  const sentences = reveals.map((event) => ({ ...words.event(event, voice)!, is: event.is }));
  expect(asLines(sentences)).toMatchObject([{ text: 'Ben reveals Blank card, Oakling, Blank card.' }]);
});

test('leaders and amulets are laid out by kind', () => {
  const laid = (...cards: string[]): string | undefined => words.event({ is: 'cardsLaidOut', cards }, voice)?.text;
  expect(laid('algeni', 'xanos', 'moon-stone')).toBe('Laid out: the leaders Algeni and Xanos, and the amulet Moon Stone.');
  expect(laid('moon-stone', 'sun-blessing')).toBe('Laid out: the amulets Moon Stone and Sun Blessing.');
});

test('a field that is being harvested tells no odds and no Harvest to come', () => {
  const { game } = scenario({
    at: 'harvestUnlessSpoiled',
    ana: { field: [CURSED], onDeck: CURSED, deck: ['blank'] },
    ben: { onDeck: CURSED, deck: ['blank'] },
  });
  rulebook.settle(game);
  const sections = words.table(viewFor(game, 0), voice);
  const lines = (heading: string): string => sections.find((one) => one.heading === heading)!.lines.join('\n');
  expect(lines('Your field')).not.toMatch(/a push|A Harvest now/);
  expect(lines('Your field')).toContain('Decay 2, which spoils nothing any more');
  expect(lines("Ben's field")).toMatch(/a push spoils with 0 of 1 card\nA Harvest now/);
});

test('the table tells what the others’ leaders do, and lists the discard pile, alike cards on one line', () => {
  const { game } = scenario({ ana: { discard: ['blank', 'fertile-land', 'blank'] }, ben: { leader: 'silverwing', field: ['leader'] } });
  const sections = words.table(viewFor(game, 0), voice);
  const lines = (heading: string): readonly string[] => sections.find((one) => one.heading === heading)!.lines;
  expect(lines("Ben's leader and token")[0]).toBe(
    'Silverwing, The Skyguard, upgraded for 7 mana. Starting side: shows 1 sky spirit. Upgraded side: shows 1 growth, 1 sky spirit, 1 wild spirit, 2 gray VP.',
  );
  expect(lines('Your discard pile')).toContain('blank card: no symbols (2 cards)');
});

test('MV-ZONE-05 the table lists what everybody discarded, to all who look', () => {
  const { game } = scenario({ ana: { discard: ['fertile-land'] }, ben: { discard: ['blank + oakling top', 'blank'] } });
  for (const viewer of [0, 1, 'spectator'] as const) {
    const sections = words.table(viewFor(game, viewer), voiceOf(['Ana', 'Ben'], viewer));
    const piles = sections.filter(({ heading }) => heading.endsWith('discard pile')).flatMap(({ lines }) => lines);
    expect(piles.toSorted().map((line) => line.split(':')[0])).toEqual(['blank card', 'top Fertile Land', 'top Oakling']);
  }
});

test('points below nothing carry a minus', () => {
  const { game } = scenario({ ana: { token: 'moon-stone' }, ben: { token: 'rootwood-charm' } });
  const players = words.table(viewFor(game, 0), voice).find(({ heading }) => heading === 'Players')!;
  expect(players.lines.map((line) => line.split(',')[0])).toEqual(['You: −1 point', 'Ben: −2 points']);
});

test('a Harvest tells mana and spirits as one list', () => {
  expect(words.event({ is: 'harvestBegan', seat: 1, mana: 5, spirits: [1, 0, 0, 2] }, voice)?.text).toBe('Ben harvests 5 mana, 1 animal and 2 wild.');
  expect(words.event({ is: 'harvestBegan', seat: 1, mana: 2, spirits: [0, 0, 0, 0] }, voice)?.text).toBe('Ben harvests 2 mana and no spirits.');
});

test('leaders and amulets are laid out with what an upgrade costs and what an amulet is worth', () => {
  const match = new Match(mysticVale, { seats: 2, key: hashOf('words') });
  const laid = words.table(match.view(0), voice).find(({ heading }) => heading.startsWith('Leaders'))?.lines ?? [];
  expect(laid.filter((line) => /^[^.]*, upgraded for \d mana\. /.test(line))).toHaveLength(3);
  expect(laid.filter((line) => /^[^.]*, worth −?\d VP\. /.test(line))).toHaveLength(3);
  const prompt = match.promptFor(match.asked[0]!) as Prompt<MysticValeMove>;
  const offered = prompt.moves.map((move) => words.move(match.view(prompt.seat), move, voice).replace(/^Take the (leader|amulet) /, ''));
  expect(offered).toEqual(laid);
});

test('the card that asks for a discard, a look or a token is named', () => {
  const question = (piece: string): string => {
    const { ana, game } = scenario({ ana: { field: ['blank'], onDeck: `blank + ${piece} top`, deck: ['fertile-land'] } });
    ana.plays('push');
    return asked(game).question;
  };
  expect(question('deadwood-harvester')).toBe('Deadwood Harvester: you may discard one card of your field.');
  expect(question('mindful-owl')).toBe('Mindful Owl: you may discard one card of your field.');
  expect(question('cleansing-rain')).toBe('Cleansing Rain: the top of your deck is: top Fertile Land. Keep it or discard it?');
  expect(question('magic-mushroom')).toBe('Magic Mushroom: turn Mana token to its active side?');
});

test('the log tells which of two advancements in one place does nothing', () => {
  const lines = (on: string, piece: string): (string | undefined)[] => {
    const { ana, table } = scenario({ at: 'harvestUnlessSpoiled', mana: 8, commons: [`${piece} top`], ana: { field: [on] } });
    ana.plays('buy', { card: piece, position: 'top' });
    ana.plays('endHarvest');
    ana.plays('sleeve', { card: piece, position: 'top', on: 0 });
    return table.heard().flatMap((event) => (event.is === 'advancementSleeved' ? [words.event(event, voice)?.text] : []));
  };
  expect(lines('blank + oakling top', 'frostbane')).toEqual(['You sleeve Frostbane (top) under Oakling, where it does nothing; the card is now Oakling.']);
  expect(lines('blank + frostbane top', 'oakling')).toEqual(['You sleeve Oakling (top) over Frostbane, which then does nothing; the card is now Oakling.']);
  expect(lines('blank', 'oakling')).toEqual(['You sleeve Oakling (top); the card is now Oakling.']);
});

test('all abilities that ask nothing are used with one answer, which says what they bring', () => {
  const { game } = scenario({ at: 'harvestUnlessSpoiled', ana: { field: ['blank + peacekeeper-druid top', 'blank + feral-chieftain top'] } });
  expect(asked(game).answers).toContain('Use all: Peacekeeper Druid and Feral Chieftain, for 2 mana and 1 VP');
});
