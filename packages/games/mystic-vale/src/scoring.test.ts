import { expect, test } from 'vitest';
import { advancementNamed } from './cards/cards.ts';
import { type PlayerSpec, scenario } from './scenario.ts';
import { scoreOf, totalOf } from './scoring.ts';

/** The score of a player with these things, sheet and total alike. */
function scored(spec: PlayerSpec): ReturnType<typeof scoreOf> {
  const { ana, player } = scenario({ ana: { onDeck: 'cursed-land', deck: [], ...spec } });
  const score = scoreOf(player(ana));
  expect(totalOf(player(ana))).toBe(score.total);
  return score;
}
const total = (spec: PlayerSpec): number => scored(spec).total;
const lines = (spec: PlayerSpec): [string, number][] => scored(spec).lines.map(({ part, points }) => [part, points]);

test('MV-SCORE-01 MV-SCORE-03 MV-SYM-07 MV-SYM-08 MV-NEGVP-01 the rulebook’s example: 16 + 5 + 6 − 4 = 23', () => {
  const spec = {
    vp: 16,
    field: ['blank + great-bear top', 'blank + prism-serpent top', 'blank + mist-sylphs top'],
    vales: ['azure-lake', 'fungal-forest'],
    token: 'rootwood-charm',
  };
  expect(lines(spec)).toEqual([
    ['tokens', 16],
    ['advancements', 5],
    ['vales', 6],
    ['negative', -4],
  ]);
  expect(total(spec)).toBe(23);
});

test('MV-SCORE-02 all cards count, wherever they lie', () => {
  expect(
    total({
      field: ['blank + great-bear top'],
      onDeck: 'blank + great-bear middle',
      deck: ['blank + great-bear bottom'],
      discard: ['blank + prism-serpent top'],
    }),
  ).toBe(3 + 3 + 3 + 2);
});

test('MV-SCORE-04 MV-CARD-OLD-BARKARB-03 the workshop scores nothing', () => {
  expect(total({ leader: 'old-barkarb', workshop: ['great-bear top', 'golden-hart top'] })).toBe(0);
});

test('MV-ABIL-07 an End of Game text gives nothing in Harvest, and its points when they are counted', () => {
  const field = ['blank + pridelord top + vale-bearer middle'];
  const { ana, player } = scenario({ at: 'harvestUnlessSpoiled', ana: { field, vales: ['gaias-tears'] } });
  expect(ana.cannot('use', { card: 'pridelord', position: 'top' }).rule).toBe('MV-ABIL-03');
  ana.plays('endHarvest');
  expect(player(ana).vp).toBe(0);
  expect(lines({ field, vales: ['gaias-tears'] })).toEqual([
    ['tokens', 0],
    ['advancements', 4],
    ['vales', 1],
    ['negative', -3],
  ]);
});

test('MV-SYM-07 where the text says how much, nothing is printed and the text alone counts', () => {
  const { symbols } = advancementNamed('dawnfire-dragon')!;
  expect(symbols.vpEnd).toBe(0);
  expect(total({ field: ['blank + dawnfire-dragon top', 'blank + golden-hart top'] })).toBe(2);
});

test('MV-SYM-07 MV-ABIL-07 gray VP counts once and only in the score', () => {
  const { ana, player } = scenario({ at: 'harvestUnlessSpoiled', ana: { field: ['blank + great-bear top + pridelord middle'], vales: ['azure-lake'] } });
  ana.plays('endHarvest');
  expect(player(ana).vp).toBe(0);
  expect(total({ vales: ['azure-lake', 'azure-lake'] })).toBe(4);
});

test('MV-NEGVP-01 MV-NEGVP-03 MV-CARD-XANOS-04 MV-LEADER-13 red VP of advancement, vale, leader and amulet lowers the score, below zero if need be', () => {
  const spec = { leader: 'xanos', field: ['leader upgraded', 'blank + harbinger-of-seasons top'], vales: ['gaias-tears'], token: 'moon-stone' };
  expect(lines(spec)).toEqual([
    ['tokens', 0],
    ['vales', 1],
    ['negative', -2 - 3 - 40 - 1],
  ]);
  expect(total({ leader: 'xanos', field: ['leader'] })).toBe(0);
});

test('MV-NEGVP-02 MV-SYM-08 red VP touches neither tokens nor pool during the game', () => {
  const { ana, game, player } = scenario({ at: 'harvestUnlessSpoiled', pool: 9, ana: { vp: 4, field: ['blank + mist-sylphs top'], vales: ['medusa-grotto'] } });
  ana.plays('endHarvest');
  expect([player(ana).vp, game.pool]).toEqual([4, 9]);
});

test('MV-AMULET-08 R-47 an amulet scores on either side', () => {
  for (const active of [true, false]) {
    expect(total({ token: 'darksoul-ember', active })).toBe(2);
    expect(total({ token: 'twilight-shard', active })).toBe(-1);
  }
  expect(total({ token: 'mana-token', active: true })).toBe(0);
});

test('MV-ECLIPSE-05 MV-ECLIPSE-06 covered VP, gray or red, is nothing', () => {
  expect(total({ field: ['blank + frostbane top'] })).toBe(3);
  expect(total({ field: ['blank + frostbane top + oakling top'] })).toBe(0);
  expect(total({ field: ['blank + nightvale-custodians top + mist-sylphs top'] })).toBe(-2);
});

test('MV-CARD-DAWNFIRE-DRAGON-01 MV-CARD-DAWNFIRE-DRAGON-02 MV-CARD-DAWNFIRE-DRAGON-03 MV-ECLIPSE-07 MV-LEADER-06 1 VP per level 3 advancement, itself and covered ones, not leaders, not the workshop', () => {
  expect(total({ field: ['blank + dawnfire-dragon top'] })).toBe(1);
  expect(total({ field: ['blank + dawnfire-dragon top', 'blank + golden-hart top'], deck: ['blank + frostbane top + oakling top'] })).toBe(3);
  expect(total({ leader: 'silverwing', workshop: ['golden-hart top'], field: ['blank + dawnfire-dragon top', 'leader', 'blank + twin-springs top'] })).toBe(1);
  expect(total({ field: ['blank + dawnfire-dragon top + dawnfire-dragon middle'] })).toBe(4);
});

test.each([
  [0, 0],
  [1, 2],
  [2, 2],
  [3, 3],
  [4, 3],
  [5, 6],
  [6, 6],
  [7, 13],
  [8, 13],
])('MV-CARD-GAIAS-KIN-01 R-55 with %i totally blank cards Gaia’s Kin is worth %i', (blanks, vp) => {
  expect(total({ field: ['cursed-land bottom + gaias-kin top'], deck: Array(blanks).fill('blank') })).toBe(vp);
});

test('MV-CARD-GAIAS-KIN-02 MV-LEADER-04 MV-ZONE-06 a leader’s card and a sleeved one are not blank', () => {
  expect(total({ leader: 'morlok', field: ['cursed-land bottom + gaias-kin top', 'leader'], deck: [...Array(6).fill('blank'), 'blank + oakling top'] })).toBe(
    6,
  );
});

test('MV-CARD-PRIDELORD-01 MV-CARD-PRIDELORD-03 4 VP with three guardians on its card, Ent Guard’s included', () => {
  expect(total({ field: ['blank + pridelord top + hedge-warden middle'] })).toBe(0);
  expect(total({ field: ['blank + pridelord top + vale-bearer middle'] })).toBe(4);
  expect(total({ field: ['blank + pridelord top + ent-guard middle + oakling bottom'] })).toBe(4);
  expect(total({ field: ['blank + pridelord top', 'blank + vale-bearer top'] })).toBe(0);
});

test('MV-CARD-PRIDELORD-02 MV-CARD-WILDFIRE-EMBER-04 guardians of Wildfire Ember do not count in the score', () => {
  const { ana, player } = scenario({ ana: { token: 'wildfire-ember', active: true, field: ['blank + pridelord top'] } });
  ana.plays('evoke');
  ana.plays('giveGuardians', { on: 0 });
  expect(scoreOf(player(ana)).total).toBe(-1);
});

test('MV-CARD-GAIAS-TEARS-01 −3 and 1 per vale, itself too: 3 with six vales', () => {
  expect(total({ vales: ['gaias-tears'] })).toBe(-2);
  expect(total({ vales: ['gaias-tears', 'ley-line-nexus', 'ley-line-nexus', 'pool-of-light', 'talonthorn-den', 'talonthorn-den'] })).toBe(3);
});

test('MV-CARD-MEDUSA-GROTTO-01 MV-CARD-MEDUSA-GROTTO-02 MV-CARD-MEDUSA-GROTTO-03 MV-SCORE-07 R-21 gray VP of advancements is doubled after their texts: Gaia’s Kin 13 to 26; nothing else is', () => {
  const kin = ['cursed-land bottom + gaias-kin top'];
  expect(total({ field: kin, deck: Array(7).fill('blank'), vales: ['medusa-grotto'] })).toBe(26 - 14);
  expect(total({ field: ['blank + pridelord top + vale-bearer middle'], vales: ['medusa-grotto'] })).toBe(8 - 14);
  expect(total({ vales: ['medusa-grotto', 'azure-lake'] })).toBe(-14 + 2);
  expect(total({ vales: ['medusa-grotto'], token: 'sun-blessing' })).toBe(-14 + 2);
  expect(total({ leader: 'glorus', field: ['leader upgraded'], vales: ['medusa-grotto'] })).toBe(-14 + 3 + 1);
  expect(total({ field: ['blank + mist-sylphs top'], vales: ['medusa-grotto'] })).toBe(-14 - 2);
  expect(lines({ field: kin, deck: Array(7).fill('blank'), vales: ['medusa-grotto'] })).toEqual([
    ['tokens', 0],
    ['advancements', 13],
    ['doubling', 13],
    ['negative', -14],
  ]);
});

test('MV-CARD-MEDUSA-GROTTO-04 with 14 gray VP on advancements the vale changes nothing', () => {
  const field = ['blank + great-bear top + frostbane middle', 'blank + great-bear middle + frostbane top', 'blank + storm-roc top'];
  expect(total({ field })).toBe(14);
  expect(total({ field, vales: ['medusa-grotto'] })).toBe(14);
});

test('MV-CARD-GLORUS-01 MV-CARD-GLORUS-02 R-14 upgraded: 3 VP and 1 per sky or any symbol in the costs of owned vales', () => {
  const vales = ['shimmering-brook', 'split-rock', 'azure-lake'];
  expect(total({ leader: 'glorus', field: ['leader upgraded'], vales })).toBe(6 + 1 + 2 + 3 + 4 + 2);
  expect(total({ leader: 'glorus', field: ['leader'], vales })).toBe(6 + 1 + 2);
});

test('MV-LEADER-13 the side that shows at the end scores', () => {
  expect(total({ leader: 'silverwing', discard: ['leader upgraded'] })).toBe(2);
  expect(total({ leader: 'silverwing', discard: ['leader'] })).toBe(0);
});

test('MV-VALE-05 a vale whose use is spent keeps its points', () => {
  expect(total({ vales: ['exodus-road'], spent: ['exodus-road'] })).toBe(1);
});

test('MV-SCORE-01 the sheet names the cards its points come from', () => {
  const { lines: sheet } = scored({ vp: 2, field: ['blank + great-bear top'], vales: ['howling-peak'] });
  expect(sheet.map(({ items }) => items)).toEqual([[], [{ card: 'great-bear', points: 3 }], [{ card: 'howling-peak', points: 3 }]]);
});
