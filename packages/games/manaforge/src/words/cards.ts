import { counted, listed } from '@conclave/engine';
import {
  a,
  type ByElement,
  DIE_TYPES,
  ELEMENTS,
  type Element,
  effectOf,
  type FaceValues,
  itemNumber,
  itemOf,
  type Printed,
  talentNumber,
  talentOf,
} from '../cards/index.ts';
import type { DieShown } from '../moves.ts';
import { GIFT } from '../state.ts';

const ofEach = (amounts: ByElement, word: (n: number, element: Element) => string): string[] =>
  ELEMENTS.flatMap((element, e) => (amounts[e] ? [word(amounts[e] ?? 0, element)] : []));

/** "2 earth and 1 fire". */
export const units = (amounts: ByElement): string => listed(ofEach(amounts, (n, element) => `${n} ${element}`));

/** "2 earth gems and 1 fire gem". */
export const gemsOf = (amounts: ByElement): string => listed(ofEach(amounts, (n, element) => counted(n, `${element} gem`)));

/** "2 earth, 1 fire and 1 wind gem"; "nothing". */
export function payment(mana: ByElement, gems: ByElement): string {
  const parts = [...ofEach(mana, (n, element) => `${n} ${element}`), ...ofEach(gems, (n, element) => counted(n, `${element} gem`))];
  return listed(parts) || 'nothing';
}

/** "2 earth and 1 of any element". */
const priceText = (amounts: Printed): string =>
  listed([...ELEMENTS, 'any' as const].flatMap((kind) => (amounts[kind] ? [`${amounts[kind]} ${kind === 'any' ? 'of any element' : kind}`] : [])));

/** "1 earth and 1 wind", from names such as `['earth', 'wind']`. */
export const taken = (take: readonly string[]): string => units(ELEMENTS.map((element) => take.filter((one) => one === element).length));

const SPECIAL_NAMES = { runestone: 'Runestone', transmute: 'Transmute', powerSurge: 'Power Surge', gemCopy: 'Gem Copy' } as const;

/** What a face shows: "2 earth", "an earth gem", "earth or wind", "Runestone". */
export function faceText(face: FaceValues): string {
  if (face.kind === 'gem') return `${a(face.element)} gem`;
  if (face.kind === 'mana') return priceText(face.mana);
  return face.kind === 'choice' ? listed(face.options, 'or') : SPECIAL_NAMES[face.special];
}

/** What a die shows. */
export const shownText = ({ type, face }: DieShown): string => faceText(effectOf(DIE_TYPES.indexOf(type), face).face);

export const itemName = (id: string): string => {
  const { name, age } = itemOf(itemNumber(id));
  return name === 'Mana Prisms' ? `${name} of ${age[0]?.toUpperCase()}${age.slice(1)}` : name;
};
export const talentName = (id: string): string => talentOf(talentNumber(id)).name;

/** Where prestige came from. */
export const sourceName = (from: string): string => (from === GIFT ? 'gifts' : itemNumber(from) ? itemName(from) : talentName(from));
