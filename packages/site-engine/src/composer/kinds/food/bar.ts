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
  sections: ['offer', 'about', 'gallery', 'visit', 'contact'],
};
