import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';
import { type MysticValeView, pushOddsIn, viewFor } from './index.ts';

const CURSED = 'cursed-land';
const BRINK = { field: [CURSED, CURSED], onDeck: CURSED };
const oddsIn = (view: MysticValeView) => pushOddsIn(view, view.players[0]!);
const oddsOf = (ana: object) => oddsIn(viewFor(scenario({ ana }).game, 0));

test('the odds of a push count the cards that may come up', () => {
  expect(oddsOf({ ...BRINK, deck: [CURSED, 'blank', 'fertile-land', CURSED] })).toEqual({ spoils: 2, of: 4 });
  expect(oddsOf({ field: [CURSED], onDeck: CURSED, deck: [CURSED, 'cursed-land top + bramble-thicket middle'] })).toEqual({ spoils: 1, of: 2 });
});

test('growth on the coming card and on vales is counted', () => {
  expect(oddsOf({ ...BRINK, deck: ['cursed-land top + verdant-shoots middle', CURSED] })).toEqual({ spoils: 1, of: 2 });
  expect(oddsOf({ ...BRINK, vales: ['tanglevine-labyrinth'], deck: [CURSED, CURSED] })).toEqual({ spoils: 0, of: 2 });
});

test('with an empty deck the discard pile counts, with neither there are no odds', () => {
  expect(oddsOf({ ...BRINK, deck: [], discard: [CURSED, 'blank'] })).toEqual({ spoils: 1, of: 2 });
  expect(oddsOf({ ...BRINK, deck: [], discard: [] })).toBe(null);
  expect(oddsOf({ field: [CURSED], onDeck: null, deck: [], discard: [] })).toBe(null);
});

test('cards that everybody saw go under the deck cannot come up before the others', () => {
  const { ana, game } = scenario({
    at: 'harvestUnlessSpoiled',
    ana: {
      token: 'deepriver-crystal',
      active: true,
      field: ['cursed-land top + bramble-thicket middle', CURSED, CURSED],
      onDeck: CURSED,
      deck: ['blank', 'blank'],
    },
  });
  ana.plays('evoke');
  ana.plays('bury', { on: 0 });
  const view = viewFor(game, 1);
  expect([view.players[0]!.buried, oddsIn(view)]).toEqual([[0], { spoils: 0, of: 2 }]);
});

test('who has looked at the top card knows; nobody else does', () => {
  const { ana, game } = scenario({
    ana: { vales: ['harpy-canyon'], field: [CURSED, CURSED, 'blank + cleansing-rain top'], onDeck: CURSED, deck: [CURSED, 'blank'] },
  });
  ana.plays('repeat', { card: 'cleansing-rain' });
  ana.plays('keepTop');
  const [own, other] = [viewFor(game, 0), viewFor(game, 1)];
  expect([own.players[0]!.top, oddsIn(own)]).toEqual([4, { spoils: 1, of: 1 }]);
  expect([other.players[0]!.top, oddsIn(other)]).toEqual([null, { spoils: 1, of: 2 }]);
});

test('a table may play without odds', () => {
  const { game } = scenario({ options: { odds: false } });
  const view = viewFor(game, 0);
  expect(view.players.map((player) => pushOddsIn(view, player))).toEqual([null, null]);
});
