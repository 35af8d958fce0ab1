import type { KindEntry } from '../kind.ts';

export const winery: KindEntry = {
  words: [
    'winery',
    'vineyard',
    'wine estate',
    'winemaker',
    'wine shop',
    'wine merchant',
    'wine tasting',
    'cellar door',
    'olive oil',
    'olive grove',
    'wine importer',
    'olive mill',
    'wines',
  ],
  noun: 'a winery',
  unnamed: 'The Lower Slope',
  hue: 5,
  subject: 'bottle',
  icons: ['grape', 'wine', 'sun'],
  headlines: ['The slope|in a glass.', 'A year,|bottled.', 'Old vines,|slow work.'],
  lede: '{brand} makes wine{in} that tastes of the place it comes from.',
  action: 'Book a tasting',
  offer: {
    id: 'wines',
    title: 'What is in|the cellar',
    note: 'Sample entries. Put your own wines and years here.',
    items: [
      ['The white', 'stone, lemon, salt'],
      ['The rosé', 'pale and dry'],
      ['The red', 'open it an hour before'],
      ['The old vines', 'small bottles, long memory'],
      ['The sparkling', 'for no reason at all'],
      ['The tasting', 'all of them, at the table'],
    ],
  },
  process: {
    title: 'A year|among the vines',
    items: [
      ['Prune', 'In the cold, by hand.'],
      ['Wait', 'For flower, fruit and sugar.'],
      ['Pick', 'When it tastes right, not when it suits us.'],
      ['Rest', 'In the dark, for as long as it needs.'],
    ],
  },
  about: {
    title: 'Wine is what|the year was like.',
    text: '{brand} works with what the slope gives{in}. No two years taste the same, and that is the point.',
  },
  sections: ['offer', 'process', 'about', 'gallery', 'visit', 'contact'],
};
