import type { Habit } from './board.ts';

/** The gold button. */
const GOLD = '[data-kind=go]:not([data-off])';
/** What could be tapped and is not chosen yet. */
const OPEN = '[data-can]:not([aria-pressed=true])';
const ORB = '[aria-label*="Orb"], [aria-label*="Miziko"]';

/** Raises skills, throws fireballs and gathers Orbs where it can: such games end soon. */
export const STRIKES: Habit = {
  kinds: [
    GOLD,
    '[data-piece=choices] button',
    `[data-piece^="skill."]${OPEN}`,
    '[data-piece=question] button',
    `[data-thing=fireball][data-flip^="hand."]${OPEN}`,
    `[data-piece=market] :is(${ORB})[data-flip^="row."]${OPEN}`,
    `[data-piece=market] ${OPEN}`,
    `[data-flip^="hand."]${OPEN}:not(${ORB})`,
    `[data-flip^="hand."]${OPEN}`,
  ],
  closes: '^(Pass|Cancel|Duel|Mine|Market)',
};

/** Picks talents, answers what is asked, and takes a prism in every turn. */
export const SAVES: Habit = {
  kinds: [GOLD, '[data-piece=hand] [aria-pressed=false]', 'section[data-piece=picked] button:not([data-off])'],
  closes: '^Take a prism',
  shuns: '^End (turn|anyway)',
};
export const BUILDS: Habit = { ...SAVES, kinds: [...SAVES.kinds, `[data-piece=market] ${OPEN}`] };

/** Passes after three figures a round, so that a game stays short. */
export const PLACES: Habit = {
  kinds: [
    GOLD,
    '[data-piece=in-realm] button',
    '[data-piece=answers] [data-can]',
    '[data-piece=answers]:not(:has([aria-pressed=true])) [aria-pressed=false]',
    '[data-piece=answers] button:not([aria-pressed], [data-off], [data-kind=quiet])',
    '[data-piece^="ability."][data-can]',
    '[data-flip^="card."][data-can]',
    ':is([data-thing]:not([data-piece^="figure."]), [data-piece*="gate"])[data-can]',
    '[data-leads]',
    '[data-piece^="figure."][data-can]',
  ],
  closes: '^(End turn|Finish buying|Pass|Leave|Decline|Make no)',
  enough: { of: '[data-piece^="figure."][data-out]', n: 3 },
};

/** Everything that can be had, first what brings VP at every harvest; pushes up to a risk of one in four, and up to nine cards: some decks could be pushed for ever. */
export const PUSHES: Habit = {
  kinds: [
    '[data-part=beat]',
    GOLD,
    '[data-flip^="draft."][data-can]',
    '[data-piece=answers] button:not([data-kind=quiet], [data-kind=danger])',
    '[data-flip^="adv."][data-can]:has([data-sign=vp-harvest])',
    '[data-flip^="vale."][data-can]:has([data-sign=vp-harvest])',
    '[data-flip^="vale."][data-can]',
    '[data-flip^="adv."][data-can]:not([data-piece=soil] *)',
    '[data-piece=soil] [data-can]',
    '[data-flip^="card."][data-can]',
    '[data-part=panes] button:has([data-sign=badge])',
    '[data-stage]:not(:has([data-piece=field] > :nth-child(10))) [data-piece=push] button',
    // Some amulets make one push.
    '[data-stage]:not(:has([data-piece=finish])) [data-piece=push] button:not([data-off])',
  ],
  closes: '^(Harvest|End|Go on|Stop here|Leave|Put it under|No, )',
  shuns: '^(Let the field|Push\\s+(2[6-9]|[3-9]\\d|100) %)',
};

/** How a game is played to its end, by the game's id. */
export const habits: ReadonlyMap<string, Habit> = new Map([
  ['mages', STRIKES],
  ['manaforge', BUILDS],
  ['gates-of-mara', PLACES],
  ['mystic-vale', PUSHES],
]);
