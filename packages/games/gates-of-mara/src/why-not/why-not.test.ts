import { readFileSync } from 'node:fs';
import { canonical, createMatch, hashOf, type Refusal, readRules } from '@conclave/engine';
import { type Moment, stroll } from '@conclave/engine/testing';
import { describe, expect, test } from 'vitest';
import { banners, enchantments, figureNames, lords, realmBoards, tribes } from '../cards/cards.ts';
import { PLACES } from '../cards/places.ts';
import { REALM_IDS } from '../cards/schema.ts';
import { gatesOfMara } from '../index.ts';
import type { MaraMove } from '../moves.ts';
import { twinOf } from '../rules/attachments.ts';
import { scenario } from '../scenario.ts';
import type { MaraState } from '../state.ts';

const rules = new Set(readRules(readFileSync(new URL('../../rules.md', import.meta.url), 'utf8')).map(({ id }) => id));
const places = [...new Set(PLACES.map(({ id }) => id))];
const abilities = [
  ...['leader', 'champion', 'wanderer', 'enchantment-board', 'fire-banner', ...tribes().map(({ id }) => `${id}-specialist`)],
  ...[...lords(), ...enchantments(), ...banners()].map(({ id }) => id),
  ...realmBoards.flatMap((board) => [...board.spaces, ...board.caravanSpaces]).map(({ id }) => id),
];
const spaces = realmBoards.flatMap((board) => board.caravanSpaces).map(({ id }) => id);

/** Everything a player might ask about, whatever is going on. */
const questions: MaraMove[] = [
  ...figureNames.flatMap((figure) => places.map((at): MaraMove => ({ do: 'place', figure, at }))),
  ...abilities.flatMap((ability) => [undefined, ...REALM_IDS].map((realm): MaraMove => (realm ? { do: 'use', ability, realm } : { do: 'use', ability }))),
  ...figureNames.map((figure): MaraMove => ({ do: 'attach', figure })),
  ...spaces.map((space): MaraMove => ({ do: 'placeCaravan', space })),
  ...enchantments().map(({ id }): MaraMove => ({ do: 'buy', card: id })),
  ...lords().flatMap(({ id }) => REALM_IDS.map((realm): MaraMove => ({ do: 'placeLord', lord: id, realm }))),
  ...([{ do: 'pass' }, { do: 'endTurn' }, { do: 'decline' }, { do: 'done' }, { do: 'takeInfluence' }, { do: 'takePoints' }] as MaraMove[]),
];

/** A move but for its payment: where that is offered, the question is not refused, only unfinished. */
const unpaid = (move: MaraMove): string => canonical({ ...move, pay: undefined, by: undefined });
const asked = questions.map((move) => ({ move, text: unpaid(move) }));

const isTwin = ({ state, seat }: Moment<MaraState, MaraMove>, move: MaraMove): boolean =>
  (move.do === 'place' || move.do === 'attach') && twinOf(state.players[seat]!, figureNames.indexOf(move.figure)) !== undefined;

const soundly = (refusal: Refusal | undefined): boolean => refusal === undefined || rules.has(refusal.rule) || refusal.rule.startsWith('TABLE-');

describe('why not', () => {
  test('what is offered is never refused, and what is not offered has a reason with a rule of the list', () => {
    const [refused, unsound, unexplained] = [new Set<string>(), new Set<string>(), new Set<string>()];
    for (const seats of [2, 3, 4])
      stroll(gatesOfMara, { seats, seed: seats + 40, bound: 2000 }, (moment) => {
        const { state, prompts, seat, at } = moment;
        const { ask, moves } = prompts.find((prompt) => prompt.seat === seat)!;
        for (const move of moves) if (gatesOfMara.whyNot(state, seat, move)) refused.add(canonical(move));
        if (at % 3 > 0) return;
        const offered = new Set(moves.map(unpaid));
        for (const { move, text } of asked) {
          const refusal = gatesOfMara.whyNot(state, seat, move);
          if (!soundly(refusal)) unsound.add(`${text}: ${refusal?.rule}`);
          if (!refusal && !offered.has(text) && !isTwin(moment, move)) unexplained.add(`${ask}: ${move.do}`);
        }
      });
    expect([...refused, ...unsound]).toEqual([]);
    // Answers to other questions need no rule of their own: the table says that they are not offered.
    expect([...unexplained].filter((one) => !/: (decline|done|takeInfluence)$/.test(one))).toEqual([]);
  });

  test('a seat that is not asked is told so', () => {
    const { ben, ana } = scenario();
    expect(ben.cannot('place', { figure: 'leader', at: 'gate-0' }).rule).toBe('GM-TURN-02');
    expect(ben.cannot('endTurn')).toMatchObject({ rule: 'GM-TURN-02', reason: 'It is not your turn: you have none to end.' });
    expect(ana.cannot('endTurn')).toMatchObject({ rule: 'GM-TURN-03', reason: 'Your turn has only begun: place a figure, or pass for the round.' });
    expect(ana.cannot('decline').rule).toBe('TABLE-OFFER');
    expect(ana.cannot('done').rule).toBe('TABLE-OFFER');
  });
});

describe('bad input is refused with its rule, and changes nothing', () => {
  const key = hashOf('bad input');

  test('malformed, unknown and forged moves', () => {
    const match = createMatch(gatesOfMara, { seats: 2, key });
    const [seat = 0] = match.asked;
    const before = match.hash();
    const bad: unknown[] = [
      null,
      'pass',
      { do: 'place' },
      { do: 'place', figure: 'king', at: 'gate-0' },
      { do: 'place', figure: 'leader', at: 'gate-0', extra: 1 },
      { do: 'place', figure: 'leader', at: 'x'.repeat(1000) },
      { do: 'placeLord', lord: 'fire-lord', realm: 'moon' },
    ];
    for (const move of bad) expect(match.play(seat, move)).toMatchObject({ ok: false, refusal: { rule: 'TABLE-SHAPE' } });
    expect(match.play(seat, { do: 'place', figure: 'leader', at: 'nowhere' })).toMatchObject({ ok: false, refusal: { rule: 'TABLE-OFFER' } });
    expect(match.play(1 - seat, { do: 'pass' })).toMatchObject({ ok: false, refusal: { rule: 'GM-TURN-02' } });
    expect(match.play(seat, { do: 'pass' }, 99)).toMatchObject({ ok: false, refusal: { rule: 'TABLE-STALE' } });
    expect([match.hash(), match.version]).toEqual([before, 0]);
  });

  test('a figure placed twice', () => {
    const { ana } = scenario({ ana: { out: { leader: 'gate-0' } } });
    expect(ana.cannot('place', { figure: 'leader', at: 'gate-1' }).rule).toBe('GM-TURN-10');
  });

  test('a place that nobody can take: the answer is about a figure that goes there', () => {
    const { ana } = scenario({
      ben: { out: { leader: 'fire-bazaar', champion: 'gate-0' } },
      ana: { out: { 'enchanter-1': 'enchantment-board', 'enchanter-2': 'enchantment-board' } },
    });
    expect(ana.cannot('place', { at: 'fire-bazaar' })).toMatchObject({
      rule: 'GM-PLACE-01',
      reason: 'That space is taken, and nothing lets this figure share it.',
    });
    expect(ana.cannot('place', { at: 'enchantment-board' })).toMatchObject({ rule: 'GM-TURN-10', reason: 'None of your figures that go there is at home.' });
  });

  test('an ability that nobody knows is not named back', () => {
    const { ana } = scenario({ ana: { cards: { champion: ['banner-of-unity'] } }, ben: { out: { leader: 'fire-bazaar' } } });
    const by = (id: string) => ana.cannot('place', { figure: 'champion', at: 'fire-bazaar', by: id }).reason;
    expect(by('glittering-cavern')).toBe('This figure has no such ability to share a space with.');
    expect(by('mist-armor')).toBe('This figure has no Mist Armor to share a space with.');
  });

  test('a shape that does not fit', () => {
    const { ana } = scenario({ enchantments: ['ash-armor', null, null, null, null, null], ana: { gems: { fire: 1, earth: 1 } } });
    ana.plays('place', { figure: 'enchanter-1', at: 'enchantment-board' });
    ana.plays('use', { ability: 'enchantment-board' });
    ana.plays('buy', { card: 'ash-armor' });
    expect(ana.cannot('attach', { figure: 'merchant-1' })).toMatchObject({
      rule: 'GM-ENCH-04',
      reason: 'Ash Armor does not fit your Merchant: it goes on a Leader or Champion.',
    });
  });

  test('Energy that is not there', () => {
    const { ana } = scenario({ ana: { energy: 2 } });
    expect(ana.cannot('place', { figure: 'leader', at: 'gate-0' })).toMatchObject({
      rule: 'GM-ENERGY-02',
      reason: 'You lack 1 Energy.',
      missing: { energy: 1 },
    });
  });

  test('an Enchantment that no figure can take', () => {
    const cards = { leader: ['ash-armor', 'storm-armor', 'root-armor'] };
    const { ana } = scenario({
      enchantments: ['emblem-of-peace', 'firewater', null, null, null, null],
      ana: { cards, gems: { fire: 1, water: 1, air: 1, earth: 1 } },
    });
    ana.plays('place', { figure: 'enchanter-1', at: 'enchantment-board' });
    ana.plays('use', { ability: 'enchantment-board' });
    expect(ana.cannot('buy', { card: 'emblem-of-peace' })).toMatchObject({ rule: 'GM-ENCH-05', reason: 'None of your figures can take that card.' });
  });

  test('a lord in the Chaos Realm', () => {
    const { ana, allPass } = scenario({ ana: { energy: 9 }, ben: { energy: 8 } });
    allPass();
    expect(ana.cannot('placeLord', { lord: 'fire-lord', realm: 'chaos' })).toMatchObject({
      rule: 'GM-RESET-14',
      reason: 'A lord never stands in the Chaos Realm.',
    });
  });
});
