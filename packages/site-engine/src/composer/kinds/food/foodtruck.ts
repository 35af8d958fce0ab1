import type { KindEntry } from '../kind.ts';

export const foodtruck: KindEntry = {
  words: [
    'food trailer',
    'taco trailer',
    'coffee trailer',
    'food truck',
    'foodtruck',
    'street food',
    'food cart',
    'food stall',
    'taco truck',
    'burger truck',
    'food van',
    'pizza van',
    'coffee van',
    'burger van',
    'hot dog stand',
  ],
  noun: 'a food truck',
  unnamed: 'Corner Heat',
  hue: 45,
  subject: 'camper',
  icons: ['truck', 'utensils', 'flame'],
  headlines: ['Follow|the smell.', 'Hot, fast,|from the hatch.', 'Lunch|on wheels.'],
  lede: '{brand} cooks to order{in} and hands it over hot, through a window.',
  action: 'Book the truck',
  offer: {
    id: 'menu',
    title: 'On the board|today',
    note: 'When it is gone, it is gone.',
    items: [
      ['The one we are known for', 'messy, two napkins'],
      ['The green one', 'no meat, nothing missing'],
      ['The hot one', 'you were warned'],
      ['On the side', 'crisp, salted, shared'],
      ['Something sweet', 'for the walk back'],
      ['Cold drinks', 'from the box'],
    ],
  },
  about: {
    title: 'A small kitchen|that gets around.',
    text: '{brand} fits a whole kitchen on four wheels. Ask where we stand{in} this week, or have us stand in front of your door.',
  },
  process: {
    title: 'Have us come|to you',
    items: [
      ['Say where', 'And when, and how many will be hungry.'],
      ['Pick the dishes', 'Two or three are enough.'],
      ['We roll up', 'All we need is level ground.'],
    ],
  },
  points: {
    title: 'Through|the window',
    items: [
      ['Cooked when you order', 'So there is a queue, and it moves.'],
      ['A short menu', 'Everything on it has earned its place.'],
      ['Until it is gone', 'Then we wash up and go home.'],
    ],
  },
  faq: {
    title: 'Asked at|the window',
    items: [
      ['Where are you this week?', 'Look here before you set out, or ask with the form.'],
      [
        'Can we book the truck?',
        'Yes. Say where, when and for how many, and whether there is room to park and a plug.',
      ],
      ['What is in it?', 'Ask at the window. Whoever cooks it will tell you.'],
    ],
  },
  sections: ['offer', 'schedule', 'process', 'about', 'visit', 'contact'],
};
