import { Match, type Seat } from '@conclave/engine';
import { type MagesMove, type MagesView, mages } from '@conclave/mages';
import { moments } from '@conclave/mages/moments';
import { describe, expect, test } from 'vitest';
import { isResource } from './facts.ts';
import { fits, ideaOf, isDoubled, isSamePick, type Pick, pickOf, targetOf } from './pick.ts';

const openedAt = (name: string): Match => {
  const { names, options = {}, lay } = moments[name]!;
  return new Match(mages, { seats: names.length, options, key: '0'.repeat(64), lay }) as unknown as Match;
};

/** All that somebody could pick up: what is held, the market, the skills. Resources are only looked at, unless cards are discarded. */
function picksOf(view: MagesView, me: Seat): Pick[] {
  const hand = (view.players[me]?.hand ?? [])
    .filter((card) => view.phase === 'discard' || !isResource(card))
    .map((card, i): Pick => ({ kind: 'card', card, key: `hand.${card}.${i}` }));
  const row = view.row.map((_, place): Pick => ({ kind: 'row', place }));
  const piles = Object.keys(view.spells).map((spell): Pick => ({ kind: 'pile', spell }));
  const skills = ['attack', 'defense', 'dark-magic', 'healing'].map((skill): Pick => ({ kind: 'skill', skill }));
  return [...hand, ...row, ...piles, ...skills, { kind: 'deck' }, { kind: 'items' }, { kind: 'troll' }];
}

/** Answered by buttons of their own, or by naming a mage. */
const BY_BUTTON: readonly MagesMove['do'][] = ['pass', 'endTurn', 'decline', 'nameTarget', 'rollToResurrect', 'lowerSkill'];

describe.each(Object.keys(moments))('at the moment %s', (name) => {
  const match = openedAt(name);
  const asked = match.asked.map((seat) => ({
    seat,
    view: match.view(seat) as MagesView,
    moves: (match.promptFor(seat)?.moves ?? []) as readonly MagesMove[],
  }));

  test('every move that no button makes is made by something that can be tapped', () => {
    for (const { seat, view, moves } of asked) {
      const picks = picksOf(view, seat);
      const lost = moves.filter((move) => !BY_BUTTON.includes(move.do) && !picks.some((pick) => fits(pick, move)));
      expect(lost).toEqual([]);
    }
  });

  test('what can do nothing now is asked about by an idea that the rules refuse with a reason', () => {
    for (const { seat, view, moves } of asked)
      for (const pick of picksOf(view, seat).filter((one) => !moves.some((move) => fits(one, move))))
        expect(match.whyNot(seat, ideaOf(pick, view, seat)), JSON.stringify(pick)).toMatchObject({
          rule: expect.stringMatching(/^MG-/),
          reason: expect.anything(),
        });
  });
});

test('a purchase is picked up as the pile, the skill or the Items', () => {
  const pay = [] as const;
  expect(pickOf({ do: 'buySpell', spell: 'heal', pay })).toEqual({ kind: 'pile', spell: 'heal' });
  expect(pickOf({ do: 'raise', skill: 'attack', pay })).toEqual({ kind: 'skill', skill: 'attack' });
  expect(pickOf({ do: 'buyItem', pay })).toEqual({ kind: 'items' });
});

test('a spell is aimed at its target, a Heal at who rolls the dungeon die', () => {
  expect(targetOf({ do: 'castFireball', target: 2 })).toBe(2);
  expect(targetOf({ do: 'castHeal', dungeon: 1 })).toBe(1);
  expect(targetOf({ do: 'castHeal' })).toBeUndefined();
  expect(targetOf({ do: 'pass' })).toBeUndefined();
});

test('a spell is doubled with something', () => {
  expect(isDoubled({ do: 'castFireball', target: 2, with: 'doubling-potion' })).toBe(true);
  expect(isDoubled({ do: 'castFireball', target: 2 })).toBe(false);
});

test('two equal cards in hand are two picks', () => {
  const first: Pick = { kind: 'card', card: 'fireball', key: 'hand.fireball.0' };
  expect(isSamePick(first, { ...first })).toBe(true);
  expect(isSamePick(first, { ...first, key: 'hand.fireball.1' })).toBe(false);
  expect(isSamePick(undefined, first)).toBe(false);
});
