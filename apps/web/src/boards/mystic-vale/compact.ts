import { phone, sideways } from '../../kit/screen.ts';

/** On a phone, either way up, there is room for one part of the table at a time, and cards are rows of text. */
export const isCompact = (): boolean => phone.current || sideways.current;
