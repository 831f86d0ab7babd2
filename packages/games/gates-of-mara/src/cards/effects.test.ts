import { voiceOf } from '@conclave/engine';
import { afterEach, describe, expect, test, vi } from 'vitest';
import catalogue from './catalogue.json' with { type: 'json' };

const CARD = {
  id: 'lantern-of-two-roads',
  kind: 'enchantment',
  name: 'Lantern of Two Roads',
  copies: 1,
  text: 'Pay 1 Fire: gain 1 Influence in a realm with a lord and 1 Key.',
  values: {
    price: { any: 1 },
    shapes: ['triangle'],
    points: 1,
    ability: {
      when: 'afterPlacing',
      cost: { fire: 1 },
      effects: [
        { op: 'gainInfluence', realm: 'lord', amount: 1 },
        { op: 'gain', resource: 'key', amount: 1 },
      ],
    },
  },
  provenance: { name: 'designed', copies: 'designed', price: 'designed', shapes: 'designed', points: 'designed', ability: 'designed' },
};
type Values = Record<string, unknown>;

/** The game, with a changed copy of the catalogue. */
async function gameWith(entries: readonly unknown[]) {
  vi.resetModules();
  vi.doMock('./catalogue.json', () => ({ default: { ...catalogue, entries } }));
  const { scenario } = await import('../scenario.ts');
  const { gatesOfMara, factsOf, planOf } = await import('../index.ts');
  return { scenario, gatesOfMara, factsOf, planOf };
}
/** An entry with other values, each of them with its provenance. */
const valued = <E extends { values: object; provenance: object }>(entry: E, values: Values) => ({
  ...entry,
  values: { ...entry.values, ...values },
  provenance: { ...entry.provenance, ...Object.fromEntries(Object.keys(values).map((key) => [key, 'designed'])) },
});
const withCard = (values: Values) => gameWith([...catalogue.entries, valued(CARD, values)]);
const withAbility = (ability: Values) => withCard({ ability: { ...CARD.values.ability, ...ability } });
const changed = (id: string, values: Values) => gameWith(catalogue.entries.map((entry) => (entry.id === id ? valued(entry, values) : entry)));

afterEach(() => {
  vi.doUnmock('./catalogue.json');
  vi.resetModules();
});

describe('a card of known effects', () => {
  test('is data and nothing else: it is offered, bought, attached, used, said, drawn and valued', async () => {
    const { scenario, gatesOfMara, factsOf, planOf } = await gameWith([...catalogue.entries, CARD]);
    const lords = { 'air-lord': 'fire', 'earth-lord': 'water' } as const;
    const { ana, ben, game } = scenario({ lords, enchantments: [CARD.id, null, null, null, null, null], ana: { gems: { fire: 2 } } });
    const say = (move: object): string => gatesOfMara.words.move(gatesOfMara.viewFor(game, 0), move as never, voiceOf(['Ana', 'Ben'], 0));
    ana.plays('place', { figure: 'enchanter-1', at: 'enchantment-board' });
    ana.plays('use', { ability: 'enchantment-board' });
    expect(ana.offered('buy').map(say)).toEqual(['Buy Lantern of Two Roads, paying 1 Fire (2 points)']);
    ana.plays('buy', { card: CARD.id });
    expect(ana.cardsOn('leader')).toEqual([CARD.id]);
    ana.plays('done');
    ana.plays('endTurn');
    ben.plays('pass');
    expect(planOf(gatesOfMara.viewFor(game, 0), 0, { figure: 'leader', at: 'gate-0' }).opens).toContain(CARD.id);
    ana.plays('place', { figure: 'leader', at: 'gate-0' });
    expect(
      ana
        .offered('use')
        .filter((move) => move.do === 'use' && move.ability === CARD.id)
        .map(say),
    ).toEqual([
      'Use Lantern of Two Roads in the Fire Realm: pay 1 Fire for 1 Influence in a realm with a lord and 1 Key',
      'Use Lantern of Two Roads in the Water Realm: pay 1 Fire for 1 Influence in a realm with a lord and 1 Key',
    ]);
    const promise = gatesOfMara.guide.promise?.(game, 0, { do: 'use', ability: CARD.id, realm: 'water' }) ?? 0;
    expect(promise).toBeGreaterThan(4);
    ana.plays('use', { ability: CARD.id, realm: 'water' });
    expect([ana.influence('water'), ana.player.keys, ana.gems.fire]).toEqual([1, 1, 0]);
    expect(factsOf(CARD.id).pictures).toEqual([
      { what: 'influence', n: 1, at: 'lord' },
      { what: 'key', n: 1 },
    ]);
  });
});

describe('a card that no rule carries out is refused at load, by its name and with the reason', () => {
  test.each([
    [{ effects: [{ op: 'takeBanner' }] }, 'no rule carries out takeBanner of a card'],
    [{ when: 'onCaravan' }, 'a card is not used onCaravan'],
    [{ when: 'whilePlacing' }, 'nothing but shareSpace is used whilePlacing'],
    [{ effects: [{ op: 'shareSpace', where: 'lord' }] }, 'shareSpace does nothing afterPlacing'],
    [
      {
        effects: [
          { op: 'gainInfluence', realm: 'lord', amount: 1 },
          { op: 'placeCaravans', realm: 'here', amount: 1 },
        ],
      },
      'one use is in one realm, not in lord and here',
    ],
    [
      {
        when: 'whilePlacing',
        effects: [
          { op: 'shareSpace', where: 'lord' },
          { op: 'gainInfluence', realm: 'any', amount: 1 },
        ],
      },
      'no realm but here can be chosen whilePlacing',
    ],
  ])('%j', async (ability, reason) => {
    await expect(withAbility(ability)).rejects.toThrow(`Lantern of Two Roads (lantern-of-two-roads): ${reason}`);
  });

  test.each([
    [{ ability: { ...CARD.values.ability, effects: [{ op: 'gainMana', amount: 1 }] } }, 'lantern-of-two-roads: ability.effects.0.op'],
    [{ ability: { ...CARD.values.ability, cost: { onyx: 1 } } }, 'lantern-of-two-roads: ability.cost.onyx'],
    [{ price: { energy: 1 } }, 'lantern-of-two-roads: price.energy'],
    [{ price: { fire: 1, different: true } }, 'lantern-of-two-roads: price: says of which elements, but not how many gems are chosen'],
    [{ chance: 3 }, 'lantern-of-two-roads: chance'],
  ])('%j', async (values, reason) => {
    await expect(withCard(values)).rejects.toThrow(reason);
  });

  test('a kind of card that there is not', async () => {
    await expect(gameWith([...catalogue.entries, { ...CARD, kind: 'curse' }])).rejects.toThrow('lantern-of-two-roads: nothing is of the kind curse');
  });

  test.each([
    [
      'fire-caravan-1',
      { ability: { when: 'onCaravan', cost: { fire: 1 }, effects: [{ op: 'gain', resource: 'key', amount: 1 }] } },
      'nothing is paid for a Caravan space',
    ],
    ['fire-bazaar', { ability: { when: 'afterPlacing', cost: null, effects: [{ op: 'takeBanner' }] } }, 'no rule carries out takeBanner of a space'],
    ['wanderer-water', { rewards: [[{ op: 'gainInfluence', realm: 'any', amount: 1 }]] }, 'no rule carries out gainInfluence of a reward'],
    ['wanderer-water', { cost: { onyx: 1 } }, 'wanderer-water: cost.onyx'],
    ['form-an-embassy', { test: 'supply', points: 4, least: 4 }, 'form-an-embassy: need'],
    ['form-an-embassy', { figures: ['leader'] }, 'form-an-embassy: figures'],
  ])('%s with %j', async (id, values, reason) => {
    await expect(changed(id, values)).rejects.toThrow(reason);
  });
});
