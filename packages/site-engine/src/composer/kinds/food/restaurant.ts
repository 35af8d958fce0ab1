import type { KindEntry } from '../kind.ts';

export const restaurant: KindEntry = {
  words: [
    'restaurant',
    'restaurants',
    'bistro',
    'trattoria',
    'osteria',
    'pizzeria',
    'pizza',
    'brasserie',
    'eatery',
    'diner',
    'tapas',
    'ramen',
    'sushi',
    'steakhouse',
    'taverna',
    'izakaya',
    'chef',
  ],
  noun: 'a restaurant',
  unnamed: 'The Long Table',
  families: { editorial: 5, poster: 2, classic: 2 },
  hue: 32,
  subject: 'plate',
  icons: ['utensils', 'wine', 'leaf'],
  headlines: ['Sit down,|stay a while.', 'Supper is|worth the evening.', 'One table,|every season.'],
  lede: '{brand} cooks{in} with what the season gives: few dishes, done with care.',
  action: 'Book a table',
  offer: {
    id: 'menu',
    title: 'A short menu|that moves',
    note: 'It changes with the market, so ask what came in today.',
    items: [
      ['Bread and cultured butter', 'to begin'],
      ['Charred greens', 'lemon, almond, good oil'],
      ['Fish of the day', 'brown butter, capers'],
      ['Slow-cooked shoulder', 'beans, rosemary'],
      ['Roast squash', 'sage, hazelnut, ricotta'],
      ['Something with chocolate', 'to end'],
    ],
  },
  points: {
    title: 'What we hold on to',
    items: [
      ['The season decides', 'When it is not ripe it is not on the plate.'],
      ['Nothing is rushed', 'The table is yours for the evening.'],
      ['Everyone eats', 'Tell us what you do not eat and we cook around it.'],
    ],
  },
  process: {
    title: 'How an evening goes',
    items: [
      ['Arrive', 'A coat is taken, a glass is found.'],
      ['Share', 'Small plates land in the middle of the table.'],
      ['Choose', 'One main each, or three between two.'],
      ['Stay', 'Coffee, something sweet, no hurry.'],
    ],
  },
  about: {
    title: 'Good cooking is|mostly attention.',
    text: '{brand} is a room{in} where the kitchen is close enough to hear and dinner takes as long as it takes.',
  },
  faq: {
    title: 'Before you come',
    items: [
      [
        'Do I need to book?',
        'It is the surest way to get a table. Use the form on this page and we will confirm by e-mail.',
      ],
      ['Can you cook for allergies?', 'Tell us when you book. We will say honestly what we can do.'],
      [
        'Can we come as a large group?',
        'Write the number of people in the form and we will see how to seat you together.',
      ],
    ],
  },
  form: {
    title: 'Keep a table for me',
    fields: ['name', 'email', 'date', 'people', 'message'],
    done: 'Thank you. Your table is asked for; we will confirm by e-mail.',
  },
  sections: ['offer', 'about', 'gallery', 'visit', 'faq', 'contact'],
};
