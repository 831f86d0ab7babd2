import type { Manifest } from '../../app/manifest.ts';
import './mood.css';

export const manifest: Manifest = {
  id: 'manaforge',
  order: 2,
  title: 'Manaforge',
  sign: 'anvil-impact',
  hatch: 'fire',
  seats: { min: 2, max: 4 },
  length: 'nine rounds',
  lessons: true,
  lead: 'Roll, spend and forge from dawn to dusk',
  about:
    'Roll a handful of elemental dice, spend their mana on enchanted items, and build a workshop that turns one thing into another. Nine rounds carry the market from dawn over noon to dusk, and with it grow prices and prestige. Nothing is taken from you; the question is always how to waste nothing.',
};
