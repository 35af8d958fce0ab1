import type { KindEntry } from '../kind.ts';

export const spa: KindEntry = {
  words: [
    'spa',
    'day spa',
    'wellness',
    'wellness centre',
    'wellness center',
    'massage',
    'massages',
    'sauna',
    'hammam',
    'thermal baths',
    'facials',
    'skin care studio',
    'float tank',
    'bathhouse',
    'floatation tanks',
    'massage therapist',
    'hot springs',
    'onsen',
    'wellness retreat',
    'steam bath',
  ],
  noun: 'a spa',
  unnamed: 'Still Hours',
  hue: 195,
  subject: 'candle',
  icons: ['droplets', 'leaf', 'flower'],
  headlines: ['Nothing,|for a whole hour.', 'Warm water,|closed eyes.', 'Put it|all down.'],
  lede: '{brand} is a quiet place{in} for people who have not been quiet for a while.',
  action: 'Book an hour',
  offer: {
    id: 'treatments',
    title: 'Ways to|come to rest',
    note: 'Tell us what aches and we will suggest one.',
    items: [
      ['Massage', 'slow, warm, where it is tight'],
      ['Face', 'cleaned, calmed, fed'],
      ['Heat', 'in, out, and in again'],
      ['Water', 'let it carry you'],
      ['For two', 'side by side'],
      ['Half a day', 'a little of everything'],
    ],
  },
  process: {
    title: 'How an hour goes',
    items: [
      ['Arrive', 'Early enough to slow down.'],
      ['Let go', 'Telephone, shoes, plans.'],
      ['Rest', 'You need not get up at once.'],
    ],
  },
  about: {
    title: 'Time that|belongs to you.',
    text: '{brand} is a few quiet rooms{in}, with low voices and warm towels. You will sleep well afterwards.',
  },
  faq: {
    title: 'Before you|let go',
    items: [
      [
        'What should I bring?',
        'Something to swim in and time to spare. Ask about towels and robes when you book.',
      ],
      [
        'I am expecting, or have a condition. Can I come?',
        'Tell us before you book. Some treatments are not for you, and others are just right.',
      ],
      ['Can I give it as a present?', 'Ask with the form. Say for whom, and we will suggest something.'],
    ],
  },
};
