import { messagesOf } from '@conclave/engine';

/** Texts of the page of all cards, in English: the home page does without them. */
const en = {
  search: 'Search',
  kind: 'Kind',
  all: 'all',
  copies: '{n} {n, plural, one {copy} other {copies}}',
  house: 'house value',
  houseHint: 'No source gives this value; it was chosen for this table and can be changed with a values pack.',
  'from.rulebook': 'rulebook',
  'from.derived': 'follows from the rulebook',
  'from.designed': 'house value',
  'from.public': 'public source',
  onlyHouse: 'Only with house values',
  count: '{n} of {all}',
  values: 'Values and where they come from',
  nothing: 'Nothing fits.',
} as const;

export const { say } = messagesOf('cards', en);
