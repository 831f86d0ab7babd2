import type { Element } from './shapes.ts';

/** What pieces say by themselves, to those who listen to them. */
type Word = 'kit.new' | 'kit.cannot' | 'kit.close' | 'kit.gem' | 'kit.gemSlot' | `element.${Element}`;

/** What the pieces have from the house they stand in: the kit knows neither its language nor its settings. */
interface House {
  say(word: Word, details?: Record<string, string>): string;
  /** A shortcut as it is written on a button. */
  keyLabel(hotkey: string): string;
}

let house: House = { say: (word) => word, keyLabel: (hotkey) => hotkey };

/** Called once, before anything is drawn. */
export function furnish(given: House): void {
  house = given;
}

export const say: House['say'] = (word, details) => house.say(word, details);
export const keyLabel: House['keyLabel'] = (hotkey) => house.keyLabel(hotkey);
