import type { KindEntry } from '../kind.ts';

export const bakery: KindEntry = {
  words: [
    'bakery',
    'bakeries',
    'baker',
    'bakers',
    'patisserie',
    'pastry',
    'pastries',
    'bread',
    'sourdough',
    'cake shop',
    'cupcakes',
    'doughnut shop',
    'doughnuts',
    'bagel shop',
    'bagels',
    'wedding cakes',
    'cookie shop',
    'chocolatier',
    'pie shop',
    'pastry chef',
    'brownies',
    'macarons',
  ],
  noun: 'a bakery',
  unnamed: 'The Early Oven',
  families: { editorial: 6, calm: 1, poster: 1 },
  hue: 262,
  subject: 'loaf',
  icons: ['wheat', 'croissant', 'cookie'],
  headlines: ['Bread first,|then the day.', 'Up before|the street is.', 'Flour, water,|a little patience.'],
  lede: '{brand} bakes{in}: bread with a proper crust, and something sweet beside it.',
  action: 'Order for tomorrow',
  offer: {
    id: 'menu',
    title: 'What comes out|of the oven',
    note: 'Everything is baked to be eaten the same day.',
    items: [
      ['Sourdough loaf', 'open crumb, dark crust'],
      ['Rye tin', 'dense, keeps for days'],
      ['Butter croissant', 'layered, folded by hand'],
      ['Cinnamon knot', 'for the walk home'],
      ['Seeded rolls', 'sunflower, flax, sesame'],
      ['Fruit tart', 'whatever is ripe'],
    ],
  },
  points: {
    title: 'Few ingredients, no hurry',
    items: [
      ['Time does the work', 'A slow rise gives the flavour that shortcuts leave out.'],
      ['Baked in small batches', 'When a tray is gone it is gone, and the next one is warm.'],
      ['Ask what is in it', 'Flour, water, salt. If there is more, we will tell you.'],
    ],
  },
  process: {
    title: 'A loaf takes longer|than you think',
    items: [
      ['Feed', 'The starter wakes up before anyone else.'],
      ['Mix and rest', 'Flour and water meet, then they are left alone.'],
      ['Shape', 'Folded by hand and set down to rise again.'],
      ['Bake', 'Hot stone, steam, and a crust that sings.'],
    ],
  },
  about: {
    title: 'A bakery is a|neighbour with an oven.',
    text: 'The smell gets there first. {brand} is a place to stop{in}, say good morning and leave with something warm in a paper bag.',
  },
  faq: {
    title: 'Asked at|the counter',
    items: [
      [
        'Can I put a loaf aside?',
        'Yes. Send the form on this page and say what you would like and when you will come.',
      ],
      [
        'What if I have an allergy?',
        'Tell us before you order. Flour is in the air here, so we would rather talk it through.',
      ],
      [
        'How do I keep bread fresh?',
        'Cut side down on a board on the first day, in a cloth after that, and toast from then on.',
      ],
    ],
  },
  form: {
    title: 'Have something put aside',
    fields: ['name', 'email', 'choice', 'date', 'message'],
    done: 'Noted. We will write back to confirm your order.',
  },
  sections: ['offer', 'process', 'about', 'visit', 'faq', 'contact'],
};
