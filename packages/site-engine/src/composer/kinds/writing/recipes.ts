import type { KindEntry } from '../kind.ts';

export const recipes: KindEntry = {
  words: [
    'recipe',
    'recipes',
    'recipe blog',
    'food blog',
    'cooking blog',
    'baking blog',
    'cookbook',
    'vegan recipes',
    'home cooking',
  ],
  noun: 'a recipe collection',
  unnamed: 'Second Helping',
  hue: 45,
  subject: 'plate',
  icons: ['soup', 'chef-hat', 'book-open'],
  headlines: ['Cook it tonight.|Twice this week.', 'Butter|on the page.', 'What is in|the fridge?'],
  lede: '{brand} collects recipes that work on a Tuesday, with what is already in the kitchen.',
  action: 'Send me a recipe',
  offer: {
    id: 'recipes',
    title: 'This week’s|pan',
    note: 'Sample recipes. Put your own here.',
    items: [
      ['One-pot beans', 'lemon, oil, a lot of black pepper'],
      ['Bread without a machine', 'stir, wait, bake'],
      ['The tomato thing', 'only in August'],
      ['Soup from the end of the week', 'nothing left over'],
      ['A cake for Sunday', 'one bowl'],
      ['Pickles', 'ready by Friday'],
    ],
  },
  points: {
    title: 'How I cook',
    items: [
      ['Cooked twice', 'Before it is written down.'],
      ['Ordinary shops', 'Nothing you have to order.'],
      ['Few dishes', 'I wash up too.'],
    ],
  },
  process: {
    title: 'How a recipe|gets here',
    items: [
      ['Taste', 'Somewhere, by chance.'],
      ['Try', 'Until it works without luck.'],
      ['Write', 'In the order in which one cooks.'],
    ],
  },
  about: {
    title: 'Hungry people|read carefully.',
    text: '{brand} is a kitchen notebook, stains included. Change what you like; it will still be dinner.',
  },
  faq: {
    title: 'Asked from|the kitchen',
    items: [
      [
        'Can I leave something out?',
        'Usually. What matters for the result is said in the recipe; the rest is taste.',
      ],
      ['Can I freeze it?', 'Write which dish and I will say how it came out of mine.'],
      ['May I share a recipe?', 'Gladly, with a link to where you found it.'],
    ],
  },
};
