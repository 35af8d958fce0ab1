import type { KindEntry } from '../kind.ts';

export const festival: KindEntry = {
  words: [
    'festival',
    'music festival',
    'film festival',
    'party',
    'club night',
    'concert',
    'concert series',
    'rave',
    'carnival',
    'food festival',
    'fair',
  ],
  noun: 'a festival',
  unnamed: 'Loud Fields',
  families: { poster: 8, editorial: 1 },
  hue: 29,
  subject: 'speaker',
  icons: ['music', 'ticket', 'map-pin'],
  headlines: ['Come loud.|Leave late.', 'Nobody|goes home early.', 'Turn the|field up.'],
  lede: '{brand} fills the place{in} with sound, food and people who came to stay up.',
  action: 'Get tickets',
  offer: {
    id: 'lineup',
    title: 'Who is on',
    note: 'Sample billing. Put your own names here.',
    items: [
      ['Headliner', 'main stage'],
      ['Second on the bill', 'main stage'],
      ['The one to discover', 'tent'],
      ['Local act', 'tent'],
      ['Late set', 'after dark'],
      ['Opening act', 'early'],
    ],
  },
  points: {
    title: 'House rules',
    items: [
      ['Bring ear plugs', 'It is loud at the front. That is the point.'],
      ['Look after each other', 'If somebody needs help, tell anyone in a vest.'],
      ['Take it home', 'Leave the ground as you found it.'],
    ],
  },
  process: {
    title: 'How to get in',
    items: [
      ['Choose', 'One day or all of them.'],
      ['Ask', 'Use the form; your ticket comes by e-mail.'],
      ['Come', 'Show it at the gate.'],
    ],
  },
  about: {
    title: 'Made of|noise and people.',
    text: '{brand} is what happens when enough people want the same night. Come for one name, leave with five.',
  },
  faq: {
    title: 'Before the gate',
    items: [
      [
        'Is there an age limit?',
        'Write to us with the age of the youngest in your group and we will tell you.',
      ],
      ['What if it rains?', 'We play. Bring a coat.'],
      ['Is it step-free?', 'Tell us what you need in the form and we will plan the way with you.'],
    ],
  },
  form: {
    title: 'Get tickets',
    fields: ['name', 'email', 'people', 'message'],
    done: 'Your tickets are asked for. We will confirm by e-mail.',
  },
  sections: ['offer', 'schedule', 'pricing', 'visit', 'faq', 'contact'],
};
