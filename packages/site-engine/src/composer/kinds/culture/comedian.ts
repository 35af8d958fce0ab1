import type { KindEntry } from '../kind.ts';

export const comedian: KindEntry = {
  words: [
    'comedian',
    'comedy',
    'comedy club',
    'stand-up',
    'stand-up comedian',
    'stand up comedy',
    'magician',
    'magic show',
    'entertainer',
    'public speaker',
    'keynote speaker',
    'speaker',
    'actor',
    'actress',
    'voice actor',
    'presenter',
    'clown',
  ],
  noun: 'a live show',
  unnamed: 'Two Drink Minimum',
  hue: 50,
  subject: 'mask',
  icons: ['laugh', 'mic', 'ticket'],
  headlines: ['This is|not therapy.', 'Laugh now,|think in the car.', 'Sit in the|second row.'],
  lede: '{brand} stands on a stage{in} and says what you were thinking, only worse.',
  action: 'Book a show',
  offer: {
    id: 'shows',
    title: 'On|tour',
    note: 'Sample titles. Put your own shows here.',
    items: [
      ['The new hour', 'still changing every night'],
      ['The best of', 'what survived'],
      ['Try-out', 'half of it will not be funny'],
      ['For companies', 'clean, and still funny'],
    ],
  },
  points: {
    title: 'Good to know',
    items: [
      ['Come early', 'The bar is part of the show.'],
      ['Telephones off', 'You cannot film a feeling.'],
      ['The front row', 'Sits there at its own risk.'],
    ],
  },
  process: {
    title: 'Book a show',
    items: [
      ['Write', 'Say where, when and who will be laughing.'],
      ['Talk', 'About what nobody may joke about.'],
      ['Laugh', 'That part is free.'],
    ],
  },
  about: {
    title: 'It is funny|because it happened.',
    text: '{brand} collects small disasters{in} and tells them to strangers for a living.',
  },
  form: {
    title: 'Book a show',
    fields: ['name', 'email', 'date', 'message'],
    done: 'Thank you. An answer is on its way.',
  },
  families: { poster: 7, editorial: 2 },
  sections: ['offer', 'schedule', 'about', 'testimonials', 'newsletter', 'contact'],
};
