import { expect, test } from 'vitest';
import { advancementNamed, allAdvancements, allLeaders, allStartingCards, allTokens, allVales, leaderNamed, tokenNamed, valeNamed } from './cards.ts';
import catalogue from './catalogue.json' with { type: 'json' };
import { nameOf } from './names.ts';
import type { Symbols } from './schema.ts';
import { textOf } from './texts.ts';

/** Every card's printed values, written down apart from the catalogue. */
const ROWS = [
  ['MV-CARD-FERTILE-SOIL-00', 'fertile-soil', 'Fertile Soil: 18 of level 1, 2 mana, shows 1 mana'],
  ['MV-CARD-SEEDLING-00', 'seedling', 'Seedling: 3 of level 1, 3 mana, shows 1 mana'],
  ['MV-CARD-DEADWOOD-HARVESTER-00', 'deadwood-harvester', 'Deadwood Harvester: 3 of level 1, 4 mana, shows 1 mana'],
  ['MV-CARD-WOLF-RIDER-00', 'wolf-rider', 'Wolf Rider: 3 of level 1, 4 mana, shows 1 guardian'],
  ['MV-CARD-CLEANSING-RAIN-00', 'cleansing-rain', 'Cleansing Rain: 3 of level 1, 4 mana, shows 1 vpEnd'],
  ['MV-CARD-DEWDROP-SPRITES-00', 'dewdrop-sprites', 'Dewdrop Sprites: 3 of level 1, 3 mana, shows 1 mana, 1 vpEnd'],
  ['MV-CARD-GLADE-FAWN-00', 'glade-fawn', 'Glade Fawn: 3 of level 1, 2 mana, shows 1 animal'],
  ['MV-CARD-OAKLING-00', 'oakling', 'Oakling: 3 of level 1, 2 mana, shows 1 forest'],
  ['MV-CARD-SKYLARK-CHOIR-00', 'skylark-choir', 'Skylark Choir: 3 of level 1, 2 mana, shows 1 sky'],
  ['MV-CARD-HEDGE-WARDEN-00', 'hedge-warden', 'Hedge Warden: 3 of level 1, 3 mana, shows 1 mana, 1 guardian'],
  ['MV-CARD-BRAMBLE-THICKET-00', 'bramble-thicket', 'Bramble Thicket: 3 of level 1, 3 mana, shows 2 mana, 1 decay'],
  ['MV-CARD-VERDANT-SHOOTS-00', 'verdant-shoots', 'Verdant Shoots: 3 of level 1, 4 mana, shows 1 growth'],
  ['MV-CARD-PEACEKEEPER-DRUID-00', 'peacekeeper-druid', 'Peacekeeper Druid: 3 of level 2, 6 mana, shows 1 forest, 1 guardian'],
  ['MV-CARD-DAWNSINGER-00', 'dawnsinger', 'Dawnsinger: 3 of level 2, 6 mana, shows 1 mana, 1 guardian'],
  ['MV-CARD-MINDFUL-OWL-00', 'mindful-owl', 'Mindful Owl: 3 of level 2, 5 mana, shows 1 sky'],
  ['MV-CARD-BURROW-WYRM-00', 'burrow-wyrm', 'Burrow Wyrm: 3 of level 2, 6 mana, shows 2 mana'],
  ['MV-CARD-WIND-WHISPERER-00', 'wind-whisperer', 'Wind Whisperer: 3 of level 2, 5 mana, shows 1 sky, 1 vpEnd'],
  ['MV-CARD-TWIN-SPRINGS-00', 'twin-springs', 'Twin Springs: 3 of level 2, 5 mana, shows 2 mana'],
  ['MV-CARD-GROVE-MATRON-00', 'grove-matron', 'Grove Matron: 3 of level 2, 5 mana, shows 1 mana, 1 forest'],
  ['MV-CARD-TALON-SCOUT-00', 'talon-scout', 'Talon Scout: 3 of level 2, 5 mana, shows 1 mana, 1 animal'],
  ['MV-CARD-CLOUD-DANCER-00', 'cloud-dancer', 'Cloud Dancer: 3 of level 2, 5 mana, shows 1 mana, 1 sky'],
  ['MV-CARD-MOSSBACK-SENTINEL-00', 'mossback-sentinel', 'Mossback Sentinel: 3 of level 2, 6 mana, shows 1 growth, 1 guardian, 1 vpEnd'],
  ['MV-CARD-FERAL-CHIEFTAIN-00', 'feral-chieftain', 'Feral Chieftain: 3 of level 3, 8 mana, shows 1 animal, 1 guardian'],
  ['MV-CARD-LIFEBRINGER-SEED-00', 'lifebringer-seed', 'Lifebringer Seed: 3 of level 3, 7 mana, shows 1 mana, 2 vpEnd'],
  ['MV-CARD-CALL-OF-THE-HUNT-00', 'call-of-the-hunt', 'Call of the Hunt: 3 of level 3, 8 mana, shows 1 animal, 1 vpEnd'],
  ['MV-CARD-WOODLAND-WARREN-00', 'woodland-warren', 'Woodland Warren: 3 of level 3, 10 mana, shows 1 guardian'],
  ['MV-CARD-MAGIC-SEED-00', 'magic-seed', 'Magic Seed: 3 of level 3, 9 mana, shows nothing'],
  ['MV-CARD-ELDER-TREANT-00', 'elder-treant', 'Elder Treant: 3 of level 3, 8 mana, shows 1 guardian, 2 vpHarvest'],
  ['MV-CARD-PRISM-SERPENT-00', 'prism-serpent', 'Prism Serpent: 3 of level 3, 8 mana, shows 2 wild, 2 vpEnd'],
  ['MV-CARD-GOLDEN-HART-00', 'golden-hart', 'Golden Hart: 3 of level 3, 9 mana, shows 3 vpHarvest'],
  ['MV-CARD-HEARTGROVE-KEEPER-00', 'heartgrove-keeper', 'Heartgrove Keeper: 3 of level 3, 8 mana, shows 1 growth, 1 forest, 1 vpHarvest'],
  ['MV-CARD-STORM-ROC-00', 'storm-roc', 'Storm Roc: 3 of level 3, 8 mana, shows 1 mana, 2 sky, 2 vpEnd'],
  ['MV-CARD-GREAT-BEAR-00', 'great-bear', 'Great Bear: 3 of level 3, 7 mana, shows 2 animal, 3 vpEnd'],
  ['MV-CARD-ARGENT-OWL-00', 'argent-owl', 'Argent Owl: 3 of level 1, 3 mana, shows 1 sky'],
  ['MV-CARD-MAGIC-MUSHROOM-00', 'magic-mushroom', 'Magic Mushroom: 3 of level 1, 3 mana, shows nothing'],
  ['MV-CARD-PRIDELORD-00', 'pridelord', 'Pridelord: 3 of level 1, 3 mana, shows 1 guardian'],
  ['MV-CARD-NIGHTVALE-PATHFINDER-00', 'nightvale-pathfinder', 'Nightvale Pathfinder: 3 of level 1, eclipse, 7 mana, shows 1 vpEnd'],
  ['MV-CARD-MIST-SYLPHS-00', 'mist-sylphs', 'Mist Sylphs: 3 of level 1, 0 mana, shows 1 mana, -2 vpNegative'],
  ['MV-CARD-NIGHTVALE-CUSTODIANS-00', 'nightvale-custodians', 'Nightvale Custodians: 3 of level 1, eclipse, 3 mana, shows 1 guardian, 3 vpEnd'],
  ['MV-CARD-NIGHTVALE-EMISSARY-00', 'nightvale-emissary', 'Nightvale Emissary: 3 of level 1, eclipse, 4 mana, shows 1 mana, 2 vpEnd'],
  ['MV-CARD-MAGPIE-00', 'magpie', 'Magpie: 3 of level 2, 6 mana, shows 1 mana, 1 sky'],
  ['MV-CARD-MOSS-TROLL-00', 'moss-troll', 'Moss Troll: 3 of level 2, 5 mana, shows 1 mana, 1 decay, 1 guardian'],
  ['MV-CARD-ENT-GUARD-00', 'ent-guard', 'Ent Guard: 3 of level 2, 6 mana, shows 1 forest, 1 guardian'],
  ['MV-CARD-LEY-LINE-AUGUR-00', 'ley-line-augur', 'Ley Line Augur: 3 of level 2, eclipse, 6 mana, shows 2 mana, 2 vpEnd'],
  ['MV-CARD-HARBINGER-OF-SEASONS-00', 'harbinger-of-seasons', 'Harbinger of Seasons: 3 of level 2, 5 mana, shows 2 wild, -2 vpNegative'],
  ['MV-CARD-VALE-BEARER-00', 'vale-bearer', 'Vale Bearer: 3 of level 3, 7 mana, shows 2 guardian'],
  ['MV-CARD-GAIAS-KIN-00', 'gaias-kin', "Gaia's Kin: 3 of level 3, 8 mana, shows nothing"],
  ['MV-CARD-DAWNFIRE-DRAGON-00', 'dawnfire-dragon', 'Dawnfire Dragon: 3 of level 3, 9 mana, shows 2 mana, 1 sky'],
  ['MV-CARD-FROSTBANE-00', 'frostbane', 'Frostbane: 3 of level 3, eclipse, 8 mana, shows 1 mana, 1 growth, 3 vpEnd'],
  ['MV-CARD-AZURE-LAKE-00', 'azure-lake', 'Azure Lake: 2 of level 1, 1 animal, 1 forest, shows 2 vpEnd'],
  ['MV-CARD-BLOOMING-ARBOR-00', 'blooming-arbor', 'Blooming Arbor: 2 of level 1, 1 forest, 1 sky, shows 2 vpEnd'],
  ['MV-CARD-CASCADING-FALLS-00', 'cascading-falls', 'Cascading Falls: 2 of level 1, 2 animal, shows 2 vpEnd'],
  ['MV-CARD-EXODUS-ROAD-00', 'exodus-road', 'Exodus Road: 2 of level 1, 1 animal, 1 sky, shows 1 vpEnd'],
  ['MV-CARD-LEY-LINE-NEXUS-00', 'ley-line-nexus', 'Ley Line Nexus: 2 of level 1, 1 forest, 1 sky, shows 1 mana'],
  ['MV-CARD-RADIANT-PINNACLE-00', 'radiant-pinnacle', 'Radiant Pinnacle: 2 of level 1, 2 sky, shows 3 vpEnd'],
  ['MV-CARD-SUNSTONE-AERIE-00', 'sunstone-aerie', 'Sunstone Aerie: 2 of level 1, 1 animal, 1 sky, shows 1 vpEnd'],
  ['MV-CARD-TALONTHORN-DEN-00', 'talonthorn-den', 'Talonthorn Den: 2 of level 1, 2 forest, shows nothing'],
  ['MV-CARD-WORLD-TREE-00', 'world-tree', 'World Tree: 2 of level 1, 1 animal, 1 forest, shows 1 vpEnd'],
  ['MV-CARD-FUNGAL-FOREST-00', 'fungal-forest', 'Fungal Forest: 2 of level 2, 1 forest, 2 sky, shows 4 vpEnd'],
  ['MV-CARD-HEARTWOOD-SANCTUARY-00', 'heartwood-sanctuary', 'Heartwood Sanctuary: 2 of level 2, 1 animal, 2 forest, shows 1 mana, 2 vpEnd'],
  ['MV-CARD-POOL-OF-LIGHT-00', 'pool-of-light', 'Pool of Light: 2 of level 2, 1 animal, 2 sky, shows 2 mana'],
  ['MV-CARD-SKYHAVEN-00', 'skyhaven', 'Skyhaven: 2 of level 2, 2 animal, 1 sky, shows 1 sky, 1 vpEnd'],
  ['MV-CARD-STREAM-OF-VIGOR-00', 'stream-of-vigor', 'Stream of Vigor: 2 of level 2, 2 animal, 1 forest, shows 1 vpHarvest'],
  ['MV-CARD-ANCIENT-LIFEROOTS-00', 'ancient-liferoots', 'Ancient Liferoots: 1 of level 2, 3 forest, 1 sky, shows 1 mana, 4 vpEnd'],
  ['MV-CARD-BLESSED-SAVANNA-00', 'blessed-savanna', 'Blessed Savanna: 1 of level 2, 4 animal, shows 6 vpEnd'],
  ['MV-CARD-CONCLAVE-OF-ENTS-00', 'conclave-of-ents', 'Conclave of Ents: 1 of level 2, 1 animal, 1 forest, 1 sky, 1 any, shows 5 vpEnd'],
  ['MV-CARD-FERAL-GROVE-00', 'feral-grove', 'Feral Grove: 1 of level 2, 1 animal, 1 forest, 1 sky, 1 any, shows 1 vpHarvest, 2 vpEnd'],
  ['MV-CARD-SHIMMERING-BROOK-00', 'shimmering-brook', 'Shimmering Brook: 1 of level 2, 4 sky, shows 6 vpEnd'],
  ['MV-CARD-VERDANT-VALLEY-00', 'verdant-valley', 'Verdant Valley: 1 of level 2, 3 animal, 1 forest, 1 sky, shows 8 vpEnd'],
  ['MV-CARD-WEBWOOD-CANOPY-00', 'webwood-canopy', 'Webwood Canopy: 1 of level 2, 4 forest, shows 6 vpEnd'],
  ['MV-CARD-WELLSPRING-GLADE-00', 'wellspring-glade', 'Wellspring Glade: 1 of level 2, 2 animal, 2 forest, 2 sky, shows 10 vpEnd'],
  ['MV-CARD-ANCESTRAL-LORESTONES-00', 'ancestral-lorestones', 'Ancestral Lorestones: 1 of level 1, 1 animal, 1 forest, shows 1 mana'],
  ['MV-CARD-CRYSTAL-CAVERN-00', 'crystal-cavern', 'Crystal Cavern: 1 of level 1, 1 forest, 1 sky, shows 1 vpEnd'],
  ['MV-CARD-FROSTCROWN-CREST-00', 'frostcrown-crest', 'Frostcrown Crest: 1 of level 1, 1 sky, 1 any, shows nothing'],
  ['MV-CARD-GAIAS-TEARS-00', 'gaias-tears', "Gaia's Tears: 1 of level 1, 1 forest, 1 any, shows -3 vpNegative"],
  ['MV-CARD-HOWLING-PEAK-00', 'howling-peak', 'Howling Peak: 1 of level 1, 2 animal, shows 3 vpEnd'],
  ['MV-CARD-SILVER-TREE-00', 'silver-tree', 'Silver Tree: 1 of level 1, 2 forest, shows 1 vpEnd'],
  ['MV-CARD-SPLIT-ROCK-00', 'split-rock', 'Split Rock: 1 of level 1, 2 any, shows 1 vpEnd'],
  ['MV-CARD-SUNDIAL-SAVANNA-00', 'sundial-savanna', 'Sundial Savanna: 1 of level 1, 1 animal, 1 sky, shows nothing'],
  ['MV-CARD-SUNSHARD-BEACON-00', 'sunshard-beacon', 'Sunshard Beacon: 1 of level 1, 2 sky, shows 3 vpEnd'],
  ['MV-CARD-SUNWEAVER-COPSE-00', 'sunweaver-copse', 'Sunweaver Copse: 1 of level 1, 1 forest, 1 sky, shows 3 vpEnd'],
  ['MV-CARD-BORDERWATCH-BOG-00', 'borderwatch-bog', 'Borderwatch Bog: 1 of level 2, 1 animal, 1 forest, 1 any, shows -8 vpNegative'],
  ['MV-CARD-HALLOWED-GROUND-00', 'hallowed-ground', 'Hallowed Ground: 1 of level 2, 2 animal, 2 forest, shows 5 vpEnd'],
  ['MV-CARD-HALO-MOUNTAIN-00', 'halo-mountain', 'Halo Mountain: 1 of level 2, 4 sky, shows 4 vpEnd'],
  ['MV-CARD-HARPY-CANYON-00', 'harpy-canyon', 'Harpy Canyon: 1 of level 2, 1 animal, 2 sky, shows 2 vpEnd'],
  ['MV-CARD-HEAVENLIGHT-PORTAL-00', 'heavenlight-portal', 'Heavenlight Portal: 1 of level 2, 1 forest, 2 sky, shows 1 wild'],
  ['MV-CARD-MEDUSA-GROTTO-00', 'medusa-grotto', 'Medusa Grotto: 1 of level 2, 1 animal, 2 forest, 1 sky, shows -14 vpNegative'],
  ['MV-CARD-SKY-GARDEN-00', 'sky-garden', 'Sky Garden: 1 of level 2, 2 forest, 1 sky, shows 3 vpEnd'],
  ['MV-CARD-TANGLEVINE-LABYRINTH-00', 'tanglevine-labyrinth', 'Tanglevine Labyrinth: 1 of level 2, 1 animal, 3 forest, 1 sky, shows 1 growth'],
  ['MV-CARD-ALGENI-00', 'algeni', 'Algeni, Fierce Heart: 5 mana, shows 1 guardian; then 1 guardian'],
  ['MV-CARD-GLORUS-00', 'glorus', 'Glorus, The Dawnbringer: 6 mana, shows 1 sky; then 2 sky, 3 vpEnd'],
  ['MV-CARD-KIRATH-00', 'kirath', 'Kirath, The Feral: 5 mana, shows 2 mana, 1 decay; then 2 mana, 2 decay, 1 animal'],
  ['MV-CARD-MORLOK-00', 'morlok', 'Morlok, The Manaweaver: 6 mana, shows 1 mana; then 1 mana'],
  ['MV-CARD-OLD-BARKARB-00', 'old-barkarb', 'Old Barkarb, The Crafter: 2 mana, shows nothing; then nothing'],
  ['MV-CARD-SILVERWING-00', 'silverwing', 'Silverwing, The Skyguard: 7 mana, shows 1 sky; then 1 growth, 1 sky, 1 wild, 2 vpEnd'],
  ['MV-CARD-XANOS-00', 'xanos', 'Xanos, The Cold Heart: 3 mana, shows nothing; then 3 mana, 1 wild, 3 vpHarvest, -40 vpNegative'],
  ['MV-CARD-YAQUEI-00', 'yaquei', 'Yaquei, The Poisoned: 6 mana, shows 1 decay; then 1 decay'],
  ['MV-CARD-DARKSOUL-EMBER-00', 'darksoul-ember', 'Darksoul Ember: 2 VP, harvest'],
  ['MV-CARD-DEEPRIVER-CRYSTAL-00', 'deepriver-crystal', 'Deepriver Crystal: 1 VP, discard harvest'],
  ['MV-CARD-MOON-STONE-00', 'moon-stone', 'Moon Stone: -1 VP, discard harvest planting prep'],
  ['MV-CARD-ROOTWOOD-CHARM-00', 'rootwood-charm', 'Rootwood Charm: -2 VP, planting prep'],
  ['MV-CARD-SUMMONER-STONE-00', 'summoner-stone', 'Summoner Stone: 1 VP, harvest'],
  ['MV-CARD-SUN-BLESSING-00', 'sun-blessing', 'Sun Blessing: 2 VP, discard harvest planting prep'],
  ['MV-CARD-TWILIGHT-SHARD-00', 'twilight-shard', 'Twilight Shard: -1 VP, harvest'],
  ['MV-CARD-WILDFIRE-EMBER-00', 'wildfire-ember', 'Wildfire Ember: -1 VP, discard harvest planting prep'],
] as const;

const shown = (symbols: Symbols): string =>
  Object.entries(symbols)
    .filter(([, n]) => n !== 0)
    .map(([symbol, n]) => `${n} ${symbol}`)
    .join(', ') || 'nothing';

const spirits = (cost: Record<string, number>): string =>
  Object.entries(cost)
    .filter(([, n]) => n > 0)
    .map(([spirit, n]) => `${n} ${spirit}`)
    .join(', ');

function summary(id: string): string | undefined {
  const advancement = advancementNamed(id);
  if (advancement) {
    const { copies, level, eclipse, cost, symbols } = advancement;
    return `${nameOf(id)}: ${copies} of level ${level}${eclipse ? ', eclipse' : ''}, ${cost} mana, shows ${shown(symbols)}`;
  }
  const vale = valeNamed(id);
  if (vale) return `${nameOf(vale.id)}: ${vale.copies} of level ${vale.level}, ${spirits(vale.cost)}, shows ${shown(vale.symbols)}`;
  const leader = leaderNamed(id);
  if (leader) {
    const { title, start, upgraded } = leader;
    return `${nameOf(id)}, ${title}: ${start.upgradeCost} mana, shows ${shown(start.symbols)}; then ${shown(upgraded.symbols)}`;
  }
  const amulet = tokenNamed(id);
  return amulet && `${nameOf(amulet.id)}: ${amulet.vpEnd + amulet.vpNegative} VP, ${[...amulet.active.evokePhases].sort().join(' ')}`;
}

test.each(ROWS)('%s the values of %s', (_rule, id, values) => {
  expect(summary(id)).toBe(values);
});

const copiesOf = (list: readonly { copies: number; set: string; level: number }[], set: string, level: number): number =>
  list.filter((card) => card.set === set && card.level === level).reduce((sum, { copies }) => sum + copies, 0);
const soilless = allAdvancements().filter(({ id }) => id !== 'fertile-soil');

test('MV-COMP-02 Mana Storm has 16 names of three: 21, 15 and 12 by level', () => {
  expect([1, 2, 3].map((level) => copiesOf(soilless, 'mana-storm', level))).toEqual([21, 15, 12]);
  const names = allAdvancements().filter(({ set }) => set === 'mana-storm');
  expect(names.map(({ copies }) => copies)).toEqual(Array(16).fill(3));
});

test('MV-COMP-03 Mana Storm has 18 vales, each once', () => {
  expect([1, 2].map((level) => copiesOf(allVales(), 'mana-storm', level))).toEqual([10, 8]);
  expect(
    allVales()
      .filter(({ set }) => set === 'mana-storm')
      .every(({ copies }) => copies === 1),
  ).toBe(true);
});

test('MV-COMP-04 there are 8 leaders and 8 amulets, each once', () => {
  expect(allLeaders().map(({ copies }) => copies)).toEqual(Array(8).fill(1));
  expect(
    allTokens()
      .slice(1)
      .map(({ copies }) => copies),
  ).toEqual(Array(8).fill(1));
});

test('MV-COMP-05 the base box has 33, 30 and 33 advancements, 18 Fertile Soils and 18 vales a level', () => {
  expect([1, 2, 3].map((level) => copiesOf(soilless, 'base', level))).toEqual([33, 30, 33]);
  expect(advancementNamed('fertile-soil')?.copies).toBe(18);
  expect([1, 2].map((level) => copiesOf(allVales(), 'base', level))).toEqual([18, 18]);
});

test('MV-COMP-06 every advancement has a copy for each position, Fertile Soil six', () => {
  for (const { id, positions, copiesPerPosition, copies } of allAdvancements()) {
    expect([id, positions]).toEqual([id, ['top', 'middle', 'bottom']]);
    expect([id, copiesPerPosition]).toEqual([id, id === 'fertile-soil' ? 6 : 1]);
    expect(copies).toBe(3 * copiesPerPosition);
  }
});

test('MV-COMP-08 Cursed Lands give 1 mana and 1 decay, Fertile Lands 1 mana, blanks nothing', () => {
  expect(allStartingCards().map(({ id, symbols }) => [id, shown(symbols)])).toEqual([
    ['cursed-land', '1 mana, 1 decay'],
    ['fertile-land', '1 mana'],
    ['blank', 'nothing'],
  ]);
});

test('MV-LEADER-01 a leader has a starting side with a price and an upgraded side', () => {
  for (const { start, upgraded } of allLeaders()) {
    expect(start.upgradeCost).toBeGreaterThan(0);
    expect(upgraded).not.toHaveProperty('upgradeCost');
  }
});

test('MV-ECLIPSE-10 R-43 five advancements carry the eclipse mark', () => {
  const marked = allAdvancements()
    .filter(({ eclipse }) => eclipse)
    .map(({ id }) => id);
  expect(marked).toEqual(['nightvale-pathfinder', 'nightvale-custodians', 'nightvale-emissary', 'ley-line-augur', 'frostbane']);
  for (const { eclipse, id } of allAdvancements()) expect(textOf(id).includes('Eclipse')).toBe(eclipse);
});

test('every text follows from the values, and reads as it is printed', () => {
  expect(catalogue.entries.map(({ id }) => [id, textOf(id)])).toEqual(catalogue.entries.map(({ id, text }) => [id, text]));
});
