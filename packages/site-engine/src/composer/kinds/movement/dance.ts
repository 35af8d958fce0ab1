import type { KindEntry } from '../kind.ts';

export const dance: KindEntry = {
  words: [
    'dance',
    'dance studio',
    'dance school',
    'dance classes',
    'ballet',
    'ballet school',
    'salsa',
    'tango',
    'hip hop dance',
    'dancing',
    'pole dance',
    'swing dance',
    'flamenco',
  ],
  noun: 'a dance studio',
  unnamed: 'The Sprung Floor',
  hue: 330,
  subject: 'shoe',
  icons: ['music', 'sparkles', 'users'],
  headlines: ['Count to eight,|begin again.', 'Two left feet|are welcome.', 'Move first,|think later.'],
  lede: '{brand} teaches people{in} to dance, beginning with the ones who say they cannot.',
  action: 'Try a class',
  offer: {
    id: 'classes',
    title: 'Find your|rhythm',
    note: 'No partner needed. Flat shoes are fine.',
    items: [
      ['First steps', 'for people who have never'],
      ['Foundations', 'posture, count, turn'],
      ['With a partner', 'leading, following, laughing'],
      ['Children', 'jumping counts as dancing'],
      ['Advanced', 'by invitation of your own legs'],
      ['Open floor', 'practise with the music on'],
    ],
  },
  about: {
    title: 'Everybody was|the new one once.',
    text: '{brand} has a good floor and a patient count{in}. The rest is practice, and it does not feel like it.',
  },
};
