import type { KindEntry } from '../kind.ts';

export const bar: KindEntry = {
  words: [
    'bar',
    'cocktail bar',
    'cocktails',
    'wine bar',
    'pub',
    'gastropub',
    'speakeasy',
    'taproom',
    'beer garden',
    'tavern',
    'nightclub',
    'jazz club',
    'billiards hall',
    'billiards',
    'pool hall',
    'rooftop bar',
  ],
  noun: 'a bar',
  unnamed: 'The Second Round',
  hue: 20,
  subject: 'glass',
  icons: ['wine', 'beer', 'moon'],
  headlines: ['One more,|then home.', 'The evening|starts here.', 'Low light,|good company.'],
  lede: '{brand} pours{in} for people who like the talk as much as the drink.',
  action: 'Keep a table',
  offer: {
    id: 'menu',
    title: 'What we|pour',
    note: 'The list changes. Ask what has just been opened.',
    items: [
      ['The house drink', 'ask how it is made'],
      ['Something bitter', 'stirred, over one large cube'],
      ['Something long', 'cold, tall and easy'],
      ['By the glass', 'red, white and in between'],
      ['Without alcohol', 'with as much care as the rest'],
      ['Small plates', 'salty, for the second glass'],
    ],
  },
  about: {
    title: 'A bar is a room|with good timing.',
    text: '{brand} keeps the music low enough to talk over and the chairs good enough to stay in. Come by{in} and sit where you like.',
  },
  points: {
    title: 'House|habits',
    items: [
      ['Sit anywhere', 'The bar is for talking, the back for being left alone.'],
      ['Ask for something else', 'Tell us what you like and we will mix it.'],
      ['Water comes along', 'Without your asking.'],
    ],
  },
  faq: {
    title: 'Asked over|the counter',
    items: [
      ['Can you keep a table for us?', 'Ask with the form. Say how many you are and when you come.'],
      [
        'Is there something without alcohol?',
        'Yes, and made with the same care. Say whether you like it sour, sweet or bitter.',
      ],
      ['Can we celebrate here?', 'Ask early and say how many. We will tell you which evening fits.'],
    ],
  },
  sections: ['offer', 'about', 'gallery', 'visit', 'contact'],
};
