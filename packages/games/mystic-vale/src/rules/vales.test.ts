import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';
import { optionsFor, totalPoints, viewFor } from '../view/index.ts';

const CURSED = 'cursed-land';
const HARVEST = { at: 'harvestUnlessSpoiled' } as const;
const ENOUGH = [CURSED, CURSED, CURSED, CURSED];

test('MV-VALE-01 two vales a turn', () => {
  const { ana } = scenario({ ...HARVEST, spirits: [6, 6, 6, 0], valeRow: ['azure-lake', 'blooming-arbor', 'radiant-pinnacle'] });
  ana.plays('buyVale', { card: 'azure-lake' });
  ana.plays('buyVale', { card: 'blooming-arbor' });
  expect(ana.offered('buyVale')).toEqual([]);
  expect(ana.cannot('buyVale', { card: 'radiant-pinnacle', animal: 0, forest: 0, sky: 2, wild: 0 }).rule).toBe('MV-VALE-01');
});

test('MV-SYM-02 MV-VALE-02 a vale costs exactly its spirits, each spent once', () => {
  const { ana, game } = scenario({ ...HARVEST, spirits: [1, 2, 0, 0], valeRow: ['azure-lake', 'talonthorn-den'] });
  ana.plays('buyVale', { card: 'azure-lake' });
  expect(game.turn.spirits).toEqual([0, 1, 0, 0]);
  expect(ana.cannot('buyVale', { card: 'talonthorn-den', animal: 0, forest: 2, sky: 0, wild: 0 })).toMatchObject({
    rule: 'MV-VALE-02',
    missing: { forest: 1 },
  });
});

test('MV-SYM-03 MV-VALE-07 wild spirits stand in, and only where needed unless the buyer likes', () => {
  const { ana, game } = scenario({ ...HARVEST, spirits: [1, 0, 0, 2], valeRow: ['azure-lake', 'cascading-falls'] });
  expect(ana.offered('buyVale')).toEqual([
    { do: 'buyVale', card: 'azure-lake', animal: 1, forest: 0, sky: 0, wild: 1 },
    { do: 'buyVale', card: 'cascading-falls', animal: 1, forest: 0, sky: 0, wild: 1 },
  ]);
  ana.plays('buyVale', { card: 'azure-lake', animal: 0, forest: 0, sky: 0, wild: 2 });
  expect(game.turn.spirits).toEqual([1, 0, 0, 0]);
});

test('MV-SYM-03 an any symbol takes a spirit of whichever type, as the buyer picks', () => {
  const { ana } = scenario({ ...HARVEST, spirits: [1, 1, 1, 1], valeRow: ['frostcrown-crest'] });
  expect(ana.offered('buyVale')).toEqual([
    { do: 'buyVale', card: 'frostcrown-crest', animal: 1, forest: 0, sky: 1, wild: 0 },
    { do: 'buyVale', card: 'frostcrown-crest', animal: 0, forest: 1, sky: 1, wild: 0 },
  ]);
  const bare = scenario({ ...HARVEST, spirits: [0, 0, 1, 1], valeRow: ['frostcrown-crest', 'split-rock'] });
  expect(bare.ana.offered('buyVale').map((move) => 'wild' in move && move.wild)).toEqual([1, 1]);
});

test('MV-VALE-07 no spirit may be wasted, and none that is not there be spent', () => {
  const { ana } = scenario({ ...HARVEST, spirits: [3, 1, 0, 0], valeRow: ['azure-lake'] });
  expect(ana.cannot('buyVale', { card: 'azure-lake', animal: 2, forest: 1, sky: 0, wild: 0 }).rule).toBe('MV-VALE-07');
  expect(ana.cannot('buyVale', { card: 'azure-lake', animal: 2, forest: 0, sky: 0, wild: 0 }).rule).toBe('MV-VALE-02');
  expect(ana.cannot('buyVale', { card: 'azure-lake', animal: 1, forest: 0, sky: 0, wild: 1 })).toMatchObject({ rule: 'MV-VALE-02', missing: { wild: 1 } });
});

test('MV-VALE-02 a vale that cannot be paid is refused with what is missing', () => {
  const { ana } = scenario({ ...HARVEST, spirits: [1, 0, 0, 0], valeRow: ['azure-lake'] });
  expect(ana.cannot('buyVale', { card: 'azure-lake' })).toMatchObject({
    rule: 'MV-VALE-02',
    reason: 'You are 1 spirit short for Azure Lake: 1 forest.',
    missing: { forest: 1 },
  });
  expect(ana.cannot('buyVale', { card: 'blooming-arbor', animal: 0, forest: 1, sky: 1, wild: 0 }).rule).toBe('MV-VALE-06');
});

test('MV-VALE-03 an owned vale is in no zone of cards', () => {
  const { ana, player, valesOf } = scenario({ ...HARVEST, spirits: [1, 1, 0, 0], valeRow: ['azure-lake'] });
  const before = player(ana).cards.length;
  ana.plays('buyVale', { card: 'azure-lake' });
  expect([valesOf(ana), player(ana).cards.length]).toEqual([['azure-lake'], before]);
});

test('MV-VALE-04 MV-CARD-CRYSTAL-CAVERN-04 R-53 symbols and abilities work at once', () => {
  const { ana, game } = scenario({ ...HARVEST, spirits: [0, 2, 2, 0], valeRow: ['ley-line-nexus', 'crystal-cavern'] });
  ana.plays('buyVale', { card: 'ley-line-nexus' });
  expect(game.turn.mana).toBe(1);
  ana.plays('buyVale', { card: 'crystal-cavern' });
  ana.plays('useVale', { card: 'crystal-cavern' });
  expect(game.turn.mana).toBe(4);
});

test('MV-VALE-06 MV-DISCARD-02 empty vale spots are refilled in the Discard Phase from their own deck only', () => {
  const { ana, game } = scenario({
    ...HARVEST,
    spirits: [2, 2, 2, 0],
    valeRow: ['world-tree', 'azure-lake', 'world-tree', 'howling-peak', 'skyhaven', 'fungal-forest', 'skyhaven', 'pool-of-light'],
    valeDecks: [['split-rock'], ['webwood-canopy', 'hallowed-ground']],
    ana: { onDeck: CURSED, deck: ENOUGH },
  });
  ana.plays('buyVale', { card: 'azure-lake' });
  ana.plays('buyVale', { card: 'fungal-forest' });
  expect(viewFor(game, 0).vales.filter((card) => card === null).length).toBe(2);
  ana.plays('endHarvest');
  const row = viewFor(game, 0).vales;
  expect(row).toEqual(['world-tree', 'split-rock', 'world-tree', 'howling-peak', 'skyhaven', 'webwood-canopy', 'skyhaven', 'pool-of-light']);
  expect(viewFor(game, 0).valeDecks).toEqual([0, 1]);
});

test('MV-VALE-08 a vale that leaves again has used its buy', () => {
  const { ana } = scenario({ ...HARVEST, spirits: [0, 4, 4, 0], valeRow: ['crystal-cavern', 'sky-garden', 'blooming-arbor'] });
  ana.plays('buyVale', { card: 'crystal-cavern' });
  ana.plays('useVale', { card: 'crystal-cavern' });
  ana.plays('buyVale', { card: 'sky-garden' });
  ana.plays('giveUp');
  expect(ana.cannot('buyVale', { card: 'blooming-arbor', animal: 0, forest: 1, sky: 1, wild: 0 }).rule).toBe('MV-VALE-01');
});

test('MV-CARD-CRYSTAL-CAVERN-01 MV-CARD-CRYSTAL-CAVERN-03 R-50 it goes back on its deck for 3 mana and is owned no more', () => {
  const { ana, game, valesOf } = scenario({ ...HARVEST, valeDecks: [['azure-lake'], []], ana: { vales: ['crystal-cavern', 'howling-peak'] } });
  const before = totalPoints(viewFor(game, 0).players[0]!);
  ana.plays('useVale', { card: 'crystal-cavern' });
  expect([game.turn.mana, valesOf(ana)]).toEqual([3, ['howling-peak']]);
  expect(totalPoints(viewFor(game, 0).players[0]!)).toBe(before - 1);
  expect([viewFor(game, 1).knownVale, viewFor(game, 1).valeDecks]).toEqual(['crystal-cavern', [2, 0]]);
});

test('MV-CARD-CRYSTAL-CAVERN-02 R-50 alone in an empty deck it comes up again, for anybody', () => {
  const { ana, ben, game, table } = scenario({
    ...HARVEST,
    ana: { vales: ['crystal-cavern'], onDeck: CURSED, deck: ENOUGH },
    ben: { field: ['blank + oakling top + skylark-choir middle'] },
  });
  ana.plays('useVale', { card: 'crystal-cavern' });
  ana.plays('endHarvest');
  expect(viewFor(game, 0).vales[0]).toBe('crystal-cavern');
  ben.plays('pass');
  ben.plays('buyVale', { card: 'crystal-cavern' });
  table.isBackTo(ben, 'harvest');
});

test('MV-VALE-06 with its own deck empty a spot stays empty, though the other deck has vales', () => {
  const { game } = scenario({ at: 'discard', valeDecks: [['split-rock'], []], ana: { onDeck: CURSED, deck: ENOUGH } });
  expect(viewFor(game, 0).vales).toEqual(['split-rock', ...Array(7).fill(null)]);
});

test('MV-CARD-CRYSTAL-CAVERN-01 it is known on top of its deck until it comes up, whatever the other row does', () => {
  const full = ['azure-lake', 'world-tree', 'world-tree', 'howling-peak'];
  const { ana, ben, game } = scenario({
    ...HARVEST,
    valeRow: full,
    valeDecks: [['split-rock'], ['skyhaven']],
    ana: { vales: ['crystal-cavern'], onDeck: CURSED, deck: ENOUGH },
    ben: { onDeck: CURSED, deck: ENOUGH },
  });
  ana.plays('useVale', { card: 'crystal-cavern' });
  ana.plays('endHarvest');
  expect([viewFor(game, 1).knownVale, viewFor(game, 1).vales[4]]).toEqual(['crystal-cavern', 'skyhaven']);
  game.valeRow[0] = -1;
  ben.plays('pass');
  ben.plays('endHarvest');
  expect([viewFor(game, 1).knownVale, viewFor(game, 1).vales[0]]).toEqual([null, 'crystal-cavern']);
});

const HALO = { ...HARVEST, valeRow: ['halo-mountain', 'cascading-falls'] } as const;

test('MV-CARD-HALO-MOUNTAIN-01 four sky spirits, and 4 gray VP if it is kept', () => {
  const { ana, game, valesOf } = scenario({ ...HALO, valeRow: ['halo-mountain'], spirits: [1, 0, 4, 0] });
  ana.plays('buyVale', { card: 'halo-mountain' });
  ana.plays('decline');
  expect([valesOf(ana), game.turn.spirits]).toEqual([['halo-mountain'], [1, 0, 0, 0]]);
  expect(totalPoints(viewFor(game, 0).players[0]!)).toBe(4);
  const short = scenario({ ...HALO, valeRow: ['halo-mountain'], spirits: [4, 0, 3, 0] });
  expect(short.ana.cannot('buyVale', { card: 'halo-mountain' }).rule).toBe('MV-VALE-02');
});

test('MV-CARD-HALO-MOUNTAIN-02 MV-CARD-HALO-MOUNTAIN-03 MV-CARD-HALO-MOUNTAIN-04 five of its type and two of another: three more spirits give 6 VP and the vale is gone', () => {
  const { ana, game, player, valesOf } = scenario({ ...HALO, valeRow: ['halo-mountain', 'cascading-falls'], pool: 20, spirits: [2, 0, 5, 0] });
  ana.plays('buyVale', { card: 'halo-mountain' });
  ana.plays('spend', { animal: 2, forest: 0, sky: 1, wild: 0 });
  expect([player(ana).vp, game.pool, valesOf(ana), viewFor(game, 0).gone]).toEqual([6, 14, [], ['halo-mountain']]);
  expect(game.turn.spirits).toEqual([0, 0, 0, 0]);
  expect(ana.cannot('buyVale', { card: 'cascading-falls', animal: 2, forest: 0, sky: 0, wild: 0 }).rule).toBe('MV-VALE-02');
});

test('MV-CARD-HALO-MOUNTAIN-02 MV-CARD-HALO-MOUNTAIN-05 R-27 one spirit at least, five at most, those that are there', () => {
  const { ana, player } = scenario({ ...HALO, valeRow: ['halo-mountain'], spirits: [3, 3, 4, 0] });
  ana.plays('buyVale', { card: 'halo-mountain' });
  expect(ana.cannot('spend', { animal: 0, forest: 0, sky: 0, wild: 0 }).rule).toBe('MV-CARD-HALO-MOUNTAIN-05');
  expect(ana.cannot('spend', { animal: 3, forest: 3, sky: 0, wild: 0 }).rule).toBe('MV-CARD-HALO-MOUNTAIN-02');
  expect(ana.cannot('spend', { animal: 0, forest: 0, sky: 1, wild: 0 }).rule).toBe('MV-CARD-HALO-MOUNTAIN-02');
  ana.plays('spend', { animal: 3, forest: 2, sky: 0, wild: 0 });
  expect(player(ana).vp).toBe(10);
});

test('MV-CARD-HALO-MOUNTAIN-05 without a spirit left it is simply kept', () => {
  const { ana, table, valesOf } = scenario({ ...HALO, valeRow: ['halo-mountain'], spirits: [0, 0, 4, 0] });
  ana.plays('buyVale', { card: 'halo-mountain' });
  table.isBackTo(ana, 'harvest');
  expect(valesOf(ana)).toEqual(['halo-mountain']);
});

const GARDEN = { ...HARVEST, valeRow: ['sky-garden'], spirits: [0, 2, 1, 0] };

test('MV-CARD-SKY-GARDEN-01 MV-CARD-SKY-GARDEN-02 MV-CARD-SKY-GARDEN-03 MV-HARVEST-06 R-56 2 VP per growth of field, vales and effects, decay aside', () => {
  const { ana, player, valesOf, game } = scenario({
    ...GARDEN,
    pool: 20,
    ana: {
      field: [CURSED, CURSED, 'blank + verdant-shoots top'],
      onDeck: 'blank + verdant-shoots middle',
      vales: ['tanglevine-labyrinth'],
      growth: 1,
    },
  });
  ana.plays('buyVale', { card: 'sky-garden' });
  expect(optionsFor(game, 0).bought).toEqual({ card: 'sky-garden', vp: 6 });
  ana.plays('giveUp');
  expect([player(ana).vp, game.pool, valesOf(ana), viewFor(game, 0).gone]).toEqual([6, 14, ['tanglevine-labyrinth'], ['sky-garden']]);
});

test('MV-HARVEST-06 MV-CARD-SUMMONER-STONE-02 R-56 growth that joined in Harvest is counted by Sky Garden', () => {
  const { ana, player } = scenario({ ...GARDEN, ana: { token: 'summoner-stone', active: true, deck: ['blank', 'blank + verdant-shoots top'] } });
  ana.plays('evoke');
  ana.plays('buyVale', { card: 'sky-garden' });
  ana.plays('giveUp');
  expect(player(ana).vp).toBe(2);
});

test('MV-CARD-SKY-GARDEN-01 10 VP at most, and it may be kept', () => {
  const growths = ['top', 'middle', 'bottom'].flatMap((place) => [`blank + verdant-shoots ${place}`, `blank + mossback-sentinel ${place}`]);
  const { ana, player } = scenario({ ...GARDEN, ana: { field: growths } });
  ana.plays('buyVale', { card: 'sky-garden' });
  ana.plays('giveUp');
  expect(player(ana).vp).toBe(10);
  const kept = scenario({ ...GARDEN, ana: { field: growths } });
  kept.ana.plays('buyVale', { card: 'sky-garden' });
  kept.ana.plays('decline');
  expect(kept.valesOf(kept.ana)).toEqual(['sky-garden']);
  expect(kept.ana.cannot('giveUp').rule).toBe('MV-CARD-SKY-GARDEN-01');
});

test('MV-CARD-SKY-GARDEN-04 R-27 it may be given up without growth, for nothing', () => {
  const { ana, player, valesOf } = scenario(GARDEN);
  ana.plays('buyVale', { card: 'sky-garden' });
  ana.plays('giveUp');
  expect([player(ana).vp, valesOf(ana)]).toEqual([0, []]);
});

test('MV-CARD-SUNWEAVER-COPSE-01 MV-BUY-07 buying it adds 6 VP to the pool, whether one likes it or not', () => {
  const { ana, game, table } = scenario({
    ...HARVEST,
    pool: 3,
    spirits: [0, 1, 1, 0],
    valeRow: ['sunweaver-copse'],
    ana: { field: ['blank + golden-hart top'] },
  });
  ana.plays('buyVale', { card: 'sunweaver-copse' });
  table.isBackTo(ana, 'harvest');
  ana.plays('takeVp');
  expect([game.pool, game.isEnding]).toEqual([6, false]);
});

test('MV-CARD-SUNWEAVER-COPSE-02 MV-END-04 R-23 once the pool has run out it does nothing', () => {
  const { ana, game } = scenario({ ...HARVEST, pool: 3, spirits: [0, 1, 1, 0], valeRow: ['sunweaver-copse'], ana: { field: ['blank + golden-hart top'] } });
  ana.plays('takeVp');
  ana.plays('buyVale', { card: 'sunweaver-copse' });
  expect([game.pool, game.isEnding]).toEqual([0, true]);
});
