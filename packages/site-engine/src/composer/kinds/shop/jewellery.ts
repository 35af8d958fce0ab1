import type { KindEntry } from '../kind.ts';

export const jewellery: KindEntry = {
  words: [
    'jewellery',
    'jewelry',
    'jeweller',
    'jeweler',
    'goldsmith',
    'silversmith',
    'engagement rings',
    'wedding rings',
    'watchmaker',
    'watches',
    'watch shop',
    'bespoke jewellery',
    'earrings',
    'necklaces',
    'bracelets',
  ],
  noun: 'a jeweller',
  unnamed: 'Fine & Slow',
  hue: 85,
  subject: 'ring',
  icons: ['gem', 'watch', 'sparkles'],
  headlines: ['Small enough|to keep.', 'Made for|one hand.', 'Worn,|not shown.'],
  lede: '{brand} makes and mends jewellery{in}, one piece at a time, for people who wear it every day.',
  action: 'Ask for a piece',
  offer: {
    id: 'pieces',
    title: 'From the|bench',
    note: 'Sample entries. Put your own pieces here.',
    items: [
      ['A plain ring', 'hammered, then left alone'],
      ['A pair', 'not quite the same'],
      ['An old stone', 'in a new setting'],
      ['A fine chain', 'that does not break'],
      ['Earrings', 'light enough to forget'],
      ['A repair', 'so that it looks untouched'],
    ],
  },
  process: {
    title: 'How a piece|is made',
    items: [
      ['Talk', 'About the hand, not the budget.'],
      ['Draw', 'Three ways.'],
      ['Make', 'At the bench, by one person.'],
      ['Wear', 'And bring it back to be cleaned.'],
    ],
  },
  about: {
    title: 'The opposite|of new.',
    text: '{brand} works in metal and stone for pieces that will be older than the person who buys them.',
  },
  families: { classic: 4, editorial: 3, calm: 1 },
  faq: {
    title: 'Asked at|the bench',
    items: [
      [
        'Can you change a piece I inherited?',
        'Often. Bring it and its story; we look at what the metal allows.',
      ],
      ['How do I find the right size?', 'Come by, or ask and we explain how to measure.'],
      ['Can I watch it being made?', 'Ask. Some steps are worth a visit.'],
    ],
  },
  sections: ['gallery', 'offer', 'process', 'about', 'visit', 'contact'],
};
