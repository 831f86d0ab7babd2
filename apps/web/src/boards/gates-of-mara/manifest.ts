import type { Manifest } from '../../app/manifest.ts';
import './mood.css';

export const manifest: Manifest = {
  id: 'gates-of-mara',
  order: 3,
  title: 'Gates of Mara',
  sign: 'magic-portal',
  hatch: 'stone',
  seats: { min: 2, max: 4 },
  length: 'four rounds',
  lessons: true,
  lead: 'Send your tribe through a ring of realms',
  about:
    'Lead a tribe through realms that lie in a ring around a central gate. Send leaders, champions and enchanters, raise them to higher ranks, and gather influence where the lords will count it. Others stand where you wanted to stand, and a lead is only ever borrowed.',
};
