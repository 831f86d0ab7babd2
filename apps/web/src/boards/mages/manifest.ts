import type { Manifest } from '../../app/manifest.ts';
import './mood.css';

export const manifest: Manifest = {
  id: 'mages',
  order: 1,
  title: 'Mages',
  sign: 'burning-meteor',
  hatch: 'dark',
  seats: { min: 2, max: 6 },
  quickSeats: 4,
  length: '30–60 min',
  lessons: true,
  lead: 'Duels of spell and counter; the last mage wins',
  about:
    'Each mage begins with two hearts, a character of their own and four unschooled skills. Three actions a turn: gather jewels, orbs and coin, buy spells and curious items, study, and strike. Every attack can be answered before the dice fall, and a countered fireball flies home. Outlive the others, or be the first to master all four skills.',
};
