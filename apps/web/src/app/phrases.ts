import { PHRASES } from '@conclave/protocol';
import { type Key, t } from '../i18n/index.ts';

/** What a phrase says; one that this page does not know, as it came. */
export const phraseText = (phrase: string): string => ((PHRASES as readonly string[]).includes(phrase) ? t(`say.${phrase}` as Key) : phrase);
