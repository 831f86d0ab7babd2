import { messagesOf } from '@conclave/engine';

/** Texts of a continue link, in English: the home page does without them. */
const en = {
  title: 'Welcome over',
  lead: 'This link makes this device yours as well: the same name, the same tables.',
  who: 'You are {me} here. This link makes this browser {them}.',
  kept: 'Nothing is lost: you can be {me} again at any time, in the settings.',
  accept: 'Continue as {them}',
  stay: 'Stay {me}',
} as const;

export const { say } = messagesOf('continue', en);
