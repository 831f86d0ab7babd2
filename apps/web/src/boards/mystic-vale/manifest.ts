import type { Manifest } from '../../app/manifest.ts';
import './mood.css';

export const manifest: Manifest = {
  id: 'mystic-vale',
  order: 4,
  title: 'Mystic Vale',
  sign: 'stag-head',
  hatch: 'wood',
  seats: { min: 2, max: 4 },
  length: 'while the VP last',
  lessons: true,
  lead: 'Craft the very cards you plant, with Mana Storm',
  about:
    'Your deck is made of clear cards: you buy advancements and slide them into the cards you own, so that each grows into something of your making. Plant one card after another as far as you dare; a fourth sign of decay spoils the turn. Leaders and amulets of Mana Storm are part of the game.',
};
