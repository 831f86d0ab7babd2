/** Signs that are drawn under another name than the legend's. */
export const drawn: Readonly<Record<string, string>> = {
  'dead-wood': 'decay',
  feather: 'sky',
  'griffin-shield': 'guardian',
  moon: 'eclipse',
  mountaintop: 'vale',
  'oak-leaf': 'forest',
  'paw-print': 'animal',
  'plant-seed': 'fertile-soil',
  sprout: 'growth',
  'star-swirl': 'wild',
  'token.active': 'token',
  'token.used': 'token-used',
  'water-drop': 'mana',
};
