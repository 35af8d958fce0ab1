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
    text: '{brand} works with what the slope gives. No two years taste the same, and that is the point.',
  },
  points: {
    title: 'From this|ground',
    items: [
      ['The year decides', 'A wet spring tastes different. We let it.'],
      ['By hand where it matters', 'In the rows, and at the sorting table.'],
      ['Open it and see', 'We tell you when, and with what.'],
    ],
  },
  faq: {
    title: 'Asked in|the cellar',
    items: [
      ['Can we come for a tasting?', 'Yes, if you write first. Say how many you are and which day.'],
      ['Which one should I open?', 'Tell us what you are cooking and we will say.'],
      ['Can I have some sent?', 'Ask with the form where to. We answer with what it costs.'],
    ],
  },
  sections: ['offer', 'process', 'about', 'gallery', 'visit', 'contact'],
};
