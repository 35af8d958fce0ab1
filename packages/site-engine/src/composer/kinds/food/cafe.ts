import type { KindEntry } from '../kind.ts';

export const cafe: KindEntry = {
  words: [
    'café',
    'cafe',
    'coffee shop',
    'coffee house',
    'coffeehouse',
    'coffee',
    'espresso',
    'roastery',
    'coffee roaster',
    'tea house',
    'teahouse',
    'tea room',
    'juice bar',
  ],
  noun: 'a café',
  unnamed: 'Second Cup Corner',
  families: { editorial: 4, calm: 3, poster: 2 },
  hue: 158,
  subject: 'cup',
  icons: ['coffee', 'cookie', 'leaf'],
  headlines: ['The good cup,|no hurry.', 'Stay for|the second one.', 'Mornings are|easier here.'],
  lede: '{brand} makes coffee worth sitting down for{in}, with something baked beside it.',
  action: 'See the menu',
  offer: {
    id: 'menu',
    title: 'From the bar|and the oven',
    note: 'Ask for any of it with oat milk.',
    items: [
      ['Espresso', 'short, sweet, gone in three sips'],
      ['Flat white', 'a double under a thin layer of milk'],
      ['Filter of the week', 'ask where it grew'],
      ['Loose-leaf tea', 'a pot for one or two'],
      ['Banana bread', 'toasted, salted butter'],
      ['Cheese toastie', 'with pickles'],
    ],
  },
  points: {
    title: 'Small things, done daily',
    items: [
      ['Beans with a name', 'Ask who grew them and we will tell you.'],
      ['A seat and a socket', 'Work if you like. Or look out of the window.'],
      ['Bring your own cup', 'We will rinse it and fill it.'],
    ],
  },
  process: {
    title: 'From green|to your cup',
    items: [
      ['Choose', 'We taste before we buy.'],
      ['Roast', 'Light enough to taste the place it came from.'],
      ['Rest', 'A few days, so that it settles.'],
      ['Pour', 'Weighed, timed, and handed over with a word.'],
    ],
  },
  about: {
    title: 'A room that|knows your order.',
    text: '{brand} is a place{in} for the first cup of the day and the long talk after it.',
  },
  faq: {
    title: 'Asked at the bar',
    items: [
      ['Can I work here?', 'Yes. At busy times we may ask you to share a table.'],
      ['Are dogs welcome?', 'Ask us at the door; we usually find a corner.'],
      ['Do you sell beans?', 'Ask at the bar which bags are fresh, and we will grind them for you.'],
    ],
  },
  form: {
    title: 'Ask us something',
    fields: ['name', 'email', 'message'],
    done: 'Thank you. We will write back between two cups.',
  },
  sections: ['offer', 'points', 'about', 'visit', 'faq', 'contact'],
};
