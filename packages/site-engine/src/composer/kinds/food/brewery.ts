import type { KindEntry } from '../kind.ts';

export const brewery: KindEntry = {
  words: [
    'brewery',
    'microbrewery',
    'craft beer',
    'brewpub',
    'brewing company',
    'cider',
    'cidery',
    'distillery',
    'gin distillery',
    'whisky distillery',
    'kombucha',
    'mead',
    'meadery',
    'rum distillery',
  ],
  noun: 'a brewery',
  unnamed: 'Slow Barrel',
  hue: 65,
  subject: 'barrel',
  icons: ['beer', 'hop', 'wheat'],
  headlines: ['Water, grain,|time.', 'Poured|where it is made.', 'Let it|settle.'],
  lede: '{brand} brews{in} in small batches and pours them where they were made.',
  action: 'Come and taste',
  offer: {
    id: 'menu',
    title: 'On tap,|in bottles',
    note: 'The board changes when a barrel runs dry.',
    items: [
      ['The pale one', 'dry, with a clean end'],
      ['The amber one', 'bread crust, a little caramel'],
      ['The dark one', 'roasted, not heavy'],
      ['The sour one', 'for hot days'],
      ['The strong one', 'a small glass is enough'],
      ['The guest', 'from friends we trust'],
    ],
  },
  process: {
    title: 'From grain|to glass',
    items: [
      ['Mash', 'Warm water wakes the grain.'],
      ['Boil', 'Hops go in, and the street smells of it.'],
      ['Wait', 'Yeast does not wear a watch.'],
      ['Pour', 'Not a day before.'],
    ],
  },
  about: {
    title: 'Made in barrels,|shared in glasses.',
    text: '{brand} would rather make less of it and know every batch by name. Come by{in} and ask what is in the tanks.',
  },
  points: {
    title: 'What is|in the glass',
    items: [
      ['Four things', 'Water, malt, hops and yeast. If there is more, it is on the board.'],
      ['Small batches', 'So no two are quite the same.'],
      ['Ask for a taste', 'Before you choose a whole one.'],
    ],
  },
  faq: {
    title: 'Asked at|the tap',
    items: [
      ['Can I see how it is made?', 'Ask with the form when somebody is free to show you round.'],
      ['Can I take some home?', 'Ask at the bar what is filled just now.'],
      ['Are children and dogs welcome?', 'Write and ask; it depends on the day and on the dog.'],
    ],
  },
  sections: ['offer', 'process', 'about', 'visit', 'contact'],
};
