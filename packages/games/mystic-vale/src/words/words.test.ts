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
  return { question: words.ask(view, prompt, voice), answers: prompt.moves.map((move) => words.move(view, move, voice)) };
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

test('an amulet is evoked for what it does', () => {
  const { game } = scenario({ ana: { field: ['blank'], onDeck: 'blank', deck: ['blank'], token: 'moon-stone', active: true } });
  expect(asked(game).answers).toContain('Evoke Moon Stone: 1 wild spirit, kept for your next Harvest if you are not in one.');
});

test('what is turned up is told with its cost and text', () => {
  expect(words.event({ is: 'cardTurnedUp', card: 'frostbane', position: 'top' }, voice)).toBe(
    'Turned up: Frostbane (top, eclipse), 8 mana. Shows 1 mana, 1 growth, 3 gray VP. Eclipse.',
  );
  expect(words.event({ is: 'cardTurnedUp', card: 'feral-grove' }, voice)).toBe(
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
  const sentences = told.map((event) => words.event(event, voice) ?? '');
  expect(sentences).toEqual([
    'Your field spoils: this turn brings no Harvest.',
    "Ben's field spoils in Prep: the coming turn brings no Harvest.",
    'Your points: VP tokens 14, red VP −2, in all 12.',
  ]);
  for (const [i, { seat, is }] of told.entries()) {
    const before = { is: 'cardRevealed', seat, text: `${voice.name(seat)} reveal Blank card.` };
    expect(asLines([before, { is, seat, text: sentences[i]! }], voice.name)).toHaveLength(2);
  }
});

test('cards revealed one after another are listed', () => {
  const voice = voiceOf(['Ana', 'Ben'], 'spectator');
  const reveals = (['blank', 'oakling', 'blank'] as const).map((part, on) => ({ is: 'cardRevealed', seat: 1, parts: [part], on }) as const);
  const sentences = reveals.map((event) => ({ is: event.is, seat: 1, text: words.event(event, voice)!, more: words.more?.(event, voice) }));
  expect(asLines(sentences, voice.name)).toMatchObject([{ text: 'Ben reveals Blank card, Oakling, Blank card.' }]);
});

test('leaders and amulets are laid out by kind', () => {
  const laid = (...cards: string[]): string | undefined => words.event({ is: 'cardsLaidOut', cards }, voice);
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

test('a Harvest tells mana and spirits as one list', () => {
  expect(words.event({ is: 'harvestBegan', seat: 1, mana: 5, spirits: [1, 0, 0, 2] }, voice)).toBe('Ben harvests 5 mana, 1 animal and 2 wild.');
  expect(words.event({ is: 'harvestBegan', seat: 1, mana: 2, spirits: [0, 0, 0, 0] }, voice)).toBe('Ben harvests 2 mana and no spirits.');
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
    return table.heard().flatMap((event) => (event.is === 'advancementSleeved' ? [words.event(event, voice)] : []));
  };
  expect(lines('blank + oakling top', 'frostbane')).toEqual(['You sleeve Frostbane (top) under Oakling, where it does nothing; the card is now Oakling.']);
  expect(lines('blank + frostbane top', 'oakling')).toEqual(['You sleeve Oakling (top) over Frostbane, which then does nothing; the card is now Oakling.']);
  expect(lines('blank', 'oakling')).toEqual(['You sleeve Oakling (top); the card is now Oakling.']);
});

test('all abilities that ask nothing are used with one answer, which says what they bring', () => {
  const { game } = scenario({ at: 'harvestUnlessSpoiled', ana: { field: ['blank + peacekeeper-druid top', 'blank + feral-chieftain top'] } });
  expect(asked(game).answers).toContain('Use all: Peacekeeper Druid and Feral Chieftain, for 2 mana and 1 VP');
});
