import type { KindEntry } from '../kind.ts';

export const cinema: KindEntry = {
  words: [
    'cinema',
    'cinemas',
    'movie theater',
    'movie theatre',
    'film club',
    'arthouse cinema',
    'drive-in',
    'open-air cinema',
    'film society',
    'documentary film',
    'movie',
    'short films',
    'film screenings',
  ],
  noun: 'a cinema',
  unnamed: 'The Small Screen',
  hue: 265,
  subject: 'reel',
  icons: ['clapperboard', 'film', 'ticket'],
  headlines: ['Turn it off.|Look up.', 'In the dark,|together.', 'Stay for|the credits.'],
  lede: '{brand} shows films{in} the way they were meant: large, dark and with strangers.',
  action: 'Ask for seats',
  offer: {
    id: 'programme',
    title: 'Now|showing',
    note: 'Sample entries. Put your own films here.',
    items: [
      ['The new film', 'from today'],
      ['The long one', 'with a break'],
      ['The silent one', 'with a piano'],
      ['For children', 'with popcorn in the hair'],
      ['One more time', 'the one you missed'],
      ['Late show', 'for those who do not sleep'],
    ],
  },
  about: {
    title: 'Two hours|without a telephone.',
    text: '{brand} is a screen, a curtain and somebody{in} who chose every film.',
  },
  faq: {
    title: 'Before|the lights go',
    items: [
      [
        'Are films shown in the original language?',
        'Ask for the film and the evening and we will say how it is shown.',
      ],
      ['Can I keep a seat?', 'Use the form, and say which film and how many you are.'],
      ['Can we hire the cinema?', 'Tell us the day, how many you are and what should be on the screen.'],
    ],
  },
  sections: ['offer', 'schedule', 'pricing', 'about', 'visit', 'contact'],
};
