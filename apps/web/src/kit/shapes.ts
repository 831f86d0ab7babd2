/** Outlines drawn for Conclave. Shape comes before colour: each element, player and die is known by its cut alone. */

export const elements = ['fire', 'water', 'earth', 'air', 'arcane', 'any'] as const;
export type Element = (typeof elements)[number];

/** Box of 24. */
export const cuts: Record<Element | 'onyx', string> = {
  fire: 'M12 1.2 23 21.2Q23.6 22.8 22 22.8H2Q.4 22.8 1 21.2Z',
  water: 'M12 .8C14 5 20.6 10 20.6 15.2a8.6 8.1 0 0 1-17.2 0C3.4 10 10 5 12 .8Z',
  earth: 'M7 2h10l5 5v10l-5 5H7l-5-5V7Z',
  air: 'M8.2 3.2H23q.9 0 .6.9l-6.5 15.8q-.4.9-1.3.9H1q-.9 0-.6-.9L6.9 4.1q.4-.9 1.3-.9Z',
  arcane: 'm12 .4 2.9 4.7 5.3-1.3-1.3 5.3 4.7 2.9-4.7 2.9 1.3 5.3-5.3-1.3L12 23.6l-2.9-4.7-5.3 1.3 1.3-5.3L.4 12l4.7-2.9-1.3-5.3 5.3 1.3Z',
  any: 'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22Zm0 2.2a8.8 8.8 0 1 0 0 17.6 8.8 8.8 0 0 0 0-17.6ZM12 5.6a2 2 0 1 1 0 4 2 2 0 0 1 0-4Zm0 8.8a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM7.6 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4Zm8.8 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z',
  onyx: 'M8 2 18 3l5 8-3 9-9 2.5-8-5L1.5 8Z',
};

/** The small sign inside an element's cut. `line`: stroked instead of filled. */
export const elementSigns: Record<Exclude<Element, 'any'>, { d: string; line?: number }> = {
  fire: {
    d: 'M13 1c1 5 6 7 6 13a7 7.5 0 0 1-14 1c0-4 2-5 3-8 1.5 1 2 2 2.2 4C12.5 8 13.5 5 13 1Zm-.5 13c-2 1.5-3 2.8-3 4.3a2.6 2.6 0 0 0 5.2 0c0-1.5-1-2.6-2.2-4.3Z',
  },
  water: { d: 'M2 9c3.3-4 6.7-4 10 0s6.7 4 10 0M2 17c3.3-4 6.7-4 10 0s6.7 4 10 0', line: 3.2 },
  earth: { d: 'M1 21 9.5 5l4.3 8 2.7-4L23 21Z' },
  air: { d: 'M1.5 9.5h13a3.7 3.7 0 1 0-3.7-3.7M1.5 15h17.5a3.4 3.4 0 1 1-3.4 3.4', line: 2.8 },
  arcane: { d: 'M12 2 14.5 9.5 22 12l-7.5 2.5L12 22l-2.5-7.5L2 12l7.5-2.5Z' },
};

export const letters: Record<Element, string> = { fire: 'F', water: 'W', earth: 'E', air: 'A', arcane: '✦', any: '?' };

/** Frames of the seats, box of 48: circle, lozenge, shield, hexagon, triangle, cross. */
export const frames = [
  'M24 3a21 21 0 1 1 0 42 21 21 0 0 1 0-42Z',
  'M24 1 47 24 24 47 1 24Z',
  'M5 4h38v20c0 11-8 17-19 22C13 41 5 35 5 24Z',
  'M24 2 43.5 13v22L24 46 4.5 35V13Z',
  'M24 3 46 44H2Z',
  'M16 3h16v13h13v16H32v13H16V32H3V16h13Z',
] as const;

export const sigils = ['fox-head', 'raven', 'dragon-head', 'bear-head', 'owl', 'wolf-head'] as const;

/** Polyhedral dice, box of 48: outline and inner edges. */
export const polyhedra: Record<4 | 6 | 8 | 10, { body: string; edges: string }> = {
  4: { body: 'M24 3 46 42H2Z', edges: 'M24 3v26M2 42l22-13 22 13' },
  6: { body: 'M10 5h28q5 0 5 5v28q0 5-5 5H10q-5 0-5-5V10q0-5 5-5Z', edges: 'M11 11h26v26H11zM5 5l6 6M43 5l-6 6M5 43l6-6M43 43l-6-6' },
  8: { body: 'M24 1 45 24 24 47 3 24Z', edges: 'M24 1 36 31H12ZM3 24l9 7 12 16 12-16 9-7' },
  10: { body: 'M24 2 46 19v9L24 46 2 28v-9Z', edges: 'M24 2 37 24 24 33 11 24ZM2 28l9-4M46 28l-9-4M24 33v13' },
};
export type Sides = keyof typeof polyhedra;

/** Figures of Gates of Mara, box of 24. */
export const figures = {
  leader: 'M12 2 22 21H2Z',
  champion: 'M3.5 3.5h17v17h-17z',
  specialist: 'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19Z',
  enchanter: 'M12 2 21 7v10l-9 5-9-5V7Z',
} as const;

/** Marks of the interface, box of 24, stroked. */
export const marks = {
  tick: ['m4 12.5 5.5 5.5L20 6.5', 3],
  cross: ['m5 5 14 14M19 5 5 19', 2.6],
  arrow: ['M3 12h17m-6-6 6 6-6 6', 2.2],
  left: ['m15 4-8 8 8 8', 2.4],
  right: ['m9 4 8 8-8 8', 2.4],
  undo: ['M9 4 3.5 9.5 9 15M4 9.5h10a5.5 5.5 0 0 1 0 11H9', 2.2],
  redo: ['m15 4 5.5 5.5L15 15M20 9.5H10a5.5 5.5 0 0 0 0 11h5', 2.2],
  hold: ['M8 4v16M16 4v16', 3],
  plus: ['M12 4v16M4 12h16', 2.4],
  play: ['M7 4v16l13-8Z', 2],
  first: ['M6 4v16M19 4l-9 8 9 8', 2.4],
  last: ['M18 4v16M5 4l9 8-9 8', 2.4],
  turnBack: ['m12 5-7 7 7 7M20 5l-7 7 7 7', 2.4],
  turnOn: ['m4 5 7 7-7 7M12 5l7 7-7 7', 2.4],
  menu: ['M4 6h16M4 12h16M4 18h16', 2.4],
  sound: ['M4 9.5v5h3.5L13 19V5L7.5 9.5ZM16 8.5q3 3.5 0 7M18.5 6q5.5 6 0 12', 2],
  mute: ['M4 9.5v5h3.5L13 19V5L7.5 9.5ZM16.5 9.5l5 5m0-5-5 5', 2],
  link: ['M10 14 14 10M8.5 11.5 5.8 14.2a3.8 3.8 0 0 0 5.4 5.4l2.7-2.7M15.5 12.5l2.7-2.7a3.8 3.8 0 0 0-5.4-5.4l-2.7 2.7', 2.1],
  down: ['M12 3v13m-6-6 6 6 6-6M4 21h16', 2.2],
  text: ['M4 6h16M4 11h16M4 16h10M4 21h6', 2.2],
} as const satisfies Record<string, readonly [string, number]>;
export type MarkName = keyof typeof marks;
