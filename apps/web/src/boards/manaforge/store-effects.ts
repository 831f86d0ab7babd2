import { onBuildOfCard, type StoreOp, type StoreValues } from '@conclave/manaforge';
import { say } from './words.ts';

interface Picture<V> {
  /** On the card. */
  text(value: V): string;
  /** In one line with others. */
  brief(value: V): string;
  /** The sign behind the text. */
  readonly sign?: 'prism' | 'laurels';
}

/** Fixed prestige is drawn large, with all that counts now. */
type Drawn = Exclude<StoreOp, 'prestige'>;

const paid = ({ with: what, max }: StoreValues['payExtra'], n: string | number): string => say(what === 'mana' ? 'perPaidMana' : 'perPaidGems', { max, n });

/** How each effect of a Store card is drawn and told. */
const pictures: { readonly [K in Drawn]: Picture<StoreValues[K]> } = {
  prisms: { text: (n) => `${n}`, brief: (n) => say('prisms', { n }), sign: 'prism' },
  prestigePerStoreWand: { text: (n) => say('perWand', { n }), brief: () => say('countsWands') },
  die: { text: (type) => say('gainDie', { type }), brief: (type) => say('gainDie', { type }) },
  payExtra: { text: (extra) => paid(extra, extra.prestigeEach), brief: (extra) => paid(extra, say('nPrestige', { n: extra.prestigeEach })), sign: 'laurels' },
  prestigePerElementShown: { text: ({ prestige, symbols }) => say('perShown', { n: prestige, symbols }), brief: () => say('countsSigns') },
  prestigePerWorkshopCard: { text: (each) => say('perCard', { ...each }), brief: () => say('countsCards') },
  gemOffer: {
    text: ({ element, prestige }) => say('gemOffer', { element, n: prestige }),
    brief: ({ element }) => say('asksGems', { element }),
    sign: 'laurels',
  },
  copyStoreCard: { text: () => say('copies'), brief: () => say('copiesStore') },
};

interface Line {
  op: Drawn;
  text: string;
  brief: string;
  sign: 'prism' | 'laurels' | undefined;
}

function lineOf<K extends Drawn>(op: K, value: StoreValues[K]): Line {
  const { text, brief, sign } = pictures[op];
  return { op, text: text(value), brief: brief(value), sign };
}

/** What a Store card does beside its fixed prestige, line by line. */
export function storeLines(card: string): Line[] {
  const onBuild = onBuildOfCard(card);
  return (Object.keys(pictures) as Drawn[]).flatMap((op) => {
    const value = onBuild[op];
    return value === undefined ? [] : [lineOf(op, value as never)];
  });
}
