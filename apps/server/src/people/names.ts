import { randomInt } from 'node:crypto';

const FIRST = [
  'Alder',
  'Amaranth',
  'Basil',
  'Briar',
  'Calla',
  'Cinder',
  'Clover',
  'Corvin',
  'Dagny',
  'Elowen',
  'Ember',
  'Fenwick',
  'Ferrin',
  'Gale',
  'Hazel',
  'Hesper',
  'Idris',
  'Ivo',
  'Juniper',
  'Kestrel',
  'Lark',
  'Linden',
  'Lumen',
  'Maris',
  'Merle',
  'Mirren',
  'Nettle',
  'Nimue',
  'Oberon',
  'Onyx',
  'Orla',
  'Perrin',
  'Quill',
  'Rowan',
  'Rune',
  'Sable',
  'Saffron',
  'Sorrel',
  'Tamsin',
  'Thistle',
  'Umber',
  'Vesper',
  'Wick',
  'Willow',
  'Wren',
  'Yarrow',
  'Zephyr',
  'Zinnia',
] as const;

const LAST = [
  'Ashwand',
  'Brightkettle',
  'Candlewick',
  'Cloudberry',
  'Copperhat',
  'Dewlantern',
  'Dustquill',
  'Emberfoot',
  'Fogwhistle',
  'Foxglove',
  'Frostbeard',
  'Glimmer',
  'Greenspell',
  'Halfmoon',
  'Hexam',
  'Inkwell',
  'Lanternjaw',
  'Mistmantle',
  'Moonpocket',
  'Mosswick',
  'Nightjar',
  'Oakstaff',
  'Owlfeather',
  'Pepperroot',
  'Ravenscroft',
  'Runesmith',
  'Saltmarsh',
  'Silverbrow',
  'Sparkwell',
  'Starling',
  'Stormhat',
  'Thornbury',
  'Tidecaller',
  'Underhill',
  'Wandsworth',
  'Whisperwood',
  'Wyrmwood',
] as const;

const oneOf = (list: readonly string[]): string => list[randomInt(list.length)] ?? '';

/** A name for a wizard who has not said one. */
export function wizardName(): string {
  for (;;) {
    const name = `${oneOf(FIRST)} ${oneOf(LAST)}`;
    if (name.length <= 24) return name;
  }
}

/** First names only, so that a bot is not taken for a guest; all different from those at the table. */
export function botName(taken: readonly string[]): string {
  const free = FIRST.filter((name) => !taken.includes(name));
  return oneOf(free.length > 0 ? free : FIRST);
}
