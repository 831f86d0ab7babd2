import type { Habit } from './board.ts';

/** Raises skills, throws fireballs and gathers Orbs where it can: such games end soon. */
export const STRIKES: Habit = {
  kinds: [
    '.btn.go:not(.off)',
    '.do .list .btn',
    '.mat button.can:not(.on)',
    '.ask .card, .ask .btn',
    '.card.e-fire.can:not(.on)',
    '.row .tile.can:is([aria-label*="Orb"], [aria-label*="Miziko"]):not(.on)',
    '.row .tile.can:not(.on)',
    '.tile.can:not([aria-label*="Orb"], [aria-label*="Miziko"], .on)',
    '.tile.can:not(.on)',
    '.card.can:not(.on), .row-card.can:not(.on)',
  ],
  closes: '^(Pass|Cancel|Duel|Mine|Market)',
};

/** Picks talents, answers what is asked, and takes a prism in every turn. */
export const SAVES: Habit = {
  kinds: ['.btn.go:not(.off)', '.draft .hand button[aria-pressed=false]', '.ask button:not(.off)'],
  closes: '^Take a prism',
  shuns: '^End (turn|anyway)',
};
export const BUILDS: Habit = { ...SAVES, kinds: [...SAVES.kinds, '.items button.can:not(.on)'] };

/** Passes after three figures a round, so that a game stays short. */
export const PLACES: Habit = {
  kinds: [
    'dialog.end .btn.go',
    '.btn.go:not(.off)',
    '.where .btn',
    '.take.can',
    '.col:not(:has(.on)) .lord',
    '.ask .big, .ask .btn.large',
    '.ab.can',
    '.en.can',
    '.spc.can, .gate.can, .gate .can, .central.can, .row.can',
    '.tile:has(.fr em), .gatebar:has(em)',
    '.figs .can',
  ],
  closes: '^(End turn|Finish buying|Pass|Leave|Decline|Make no)',
  enough: { of: '.figs .away', n: 3 },
};

/** Everything that can be had, first what brings VP at every harvest; pushes up to a risk of one in four, and up to nine cards: some decks could be pushed for ever. */
export const PUSHES: Habit = {
  kinds: [
    'dialog.sheet:not(:has(.ending)) header button',
    '.beat',
    '.btn.go',
    '.one.can',
    '.answers .btn:not(.quiet, .danger)',
    '.adv.can:has(.blue), .row.can:has(.blue)',
    '.vl.can:has(.blue)',
    '.vl.can',
    '.adv.can, .row.can',
    '.soil .can',
    '.craft.can, .fr.can',
    '.tabbar button:has(.badge)',
    '[data-stage]:not(:has(.field > :nth-child(10))) .push .btn',
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
