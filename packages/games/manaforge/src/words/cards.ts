import { listed, spoken } from '@conclave/engine';
import {
  type ByElement,
  DIE_TYPES,
  type DieType,
  ELEMENTS,
  type Element,
  effectOf,
  type FaceValues,
  faceMessage,
  type Printed,
  priceMessage,
} from '../cards/index.ts';
import { say } from '../messages/index.ts';
import type { DieShown } from '../moves.ts';
import { GIFT } from '../state.ts';

const ofEach = (amounts: ByElement, kind: 'mana' | 'gem'): string[] =>
  ELEMENTS.flatMap((element, e) => (amounts[e] ? [say(`${kind}.${element}`, { n: amounts[e] ?? 0 })] : []));

/** "2 earth and 1 fire". */
export const units = (amounts: ByElement): string => listed(ofEach(amounts, 'mana'));

/** "2 earth gems and 1 fire gem". */
export const gemsOf = (amounts: ByElement): string => listed(ofEach(amounts, 'gem'));

/** "2 earth, 1 fire and 1 wind gem"; nothing where nothing is paid. */
export const paid = (mana: ByElement, gems: ByElement): string => listed([...ofEach(mana, 'mana'), ...ofEach(gems, 'gem')]);
/** The same; "nothing" where nothing is paid. */
export const payment = (mana: ByElement, gems: ByElement): string => paid(mana, gems) || say('part.nothing');

/** "2 earth and 1 of any element". */
export const priceText = (amounts: Printed): string => spoken(priceMessage(amounts));

/** "1 earth and 1 wind", from names such as `['earth', 'wind']`. */
export const taken = (take: readonly string[]): string => units(ELEMENTS.map((element) => take.filter((one) => one === element).length));

export const elementName = (element: Element): string => say(`element.${element}`);
/** The type of a die or an item. */
export const typeName = (type: DieType): string => say(`die.${type}`);
/** "an earth gem". */
export const aGem = (element: Element): string => say(`gem.${element}.a`);
/** "an earth die", "the earth die". */
export const aDie = (type: DieType): string => say(`die.${type}.a`);
export const theDie = (type: DieType): string => say(`die.${type}.the`);

/** What a face shows: "2 earth", "an earth gem", "earth or wind", "Runestone". */
export const faceText = (face: FaceValues): string => spoken(faceMessage(face));

/** What a die shows. */
export const shownText = ({ type, face }: DieShown): string => faceText(effectOf(DIE_TYPES.indexOf(type), face).face);

/** An item or a talent by its name. */
export const cardName = (id: string): string => say(`card.${id}.name`);

/** Where prestige came from. */
export const sourceName = (from: string): string => (from === GIFT ? say('part.gifts') : cardName(from));

/** "a; b", "a, b". */
export const joined = (parts: readonly string[], how: 'then' | 'also'): string =>
  parts.length === 0 ? '' : parts.reduce((first, second) => say(`part.${how}`, { first, second }));

/** For a message that leaves something out: `none` where there is nothing to say. */
export const orNone = (text: string | null | undefined): string => text || 'none';
