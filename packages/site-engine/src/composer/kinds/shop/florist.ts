import type { KindEntry } from '../kind.ts';

export const florist: KindEntry = {
  words: [
    'florist',
    'florists',
    'flower shop',
    'flowers',
    'floral',
    'bouquet',
    'bouquets',
    'nursery plants',
    'plants',
    'floral designer',
    'flower farm',
    'flower studio',
    'houseplants',
    'wreaths',
  ],
  noun: 'a florist',
  unnamed: 'Stem & Bucket',
  families: { editorial: 6, calm: 2, classic: 1 },
  hue: 5,
  subject: 'bloom',
  icons: ['flower-2', 'sprout', 'leaf'],
  headlines: ['Whatever is|in bloom.', 'Freshly cut,|tied for you.', 'Say it|with stems.'],
  lede: '{brand} ties, plants and delivers{in}: what grows now, put together so that it looks as if it had grown that way.',
  action: 'Order flowers',
  offer: {
    id: 'flowers',
    title: 'In the buckets|today',
    note: 'It changes with the week. Tell us a colour and we will do the rest.',
    items: [
      ['Hand-tied bunch', 'for the kitchen table'],
      ['Large bouquet', 'for an apology or a birthday'],
      ['Single stems', 'one is sometimes enough'],
      ['Table flowers', 'low, so that people can talk'],
      ['Wedding flowers', 'from the button to the arch'],
      ['Something in a pot', 'for those who like to water'],
    ],
  },
  points: {
    title: 'How we tie',
    items: [
      ['In season', 'What grows close by, while it grows.'],
      ['Loose, not stiff', 'Stems keep the line they came with.'],
      ['Cut to last', 'With a note on water and light.'],
    ],
  },
  process: {
    title: 'From bucket|to door',
    items: [
      ['Tell us', 'For whom, and what they like.'],
      ['We choose', 'In the morning, from what is best.'],
      ['Tie', 'By hand, wrapped in paper.'],
      ['Deliver', 'Or keep it in water until you come.'],
    ],
  },
  about: {
    title: 'A week of|colour, then soil.',
    text: '{brand} likes flowers for the reason that they do not last. Come by{in} and see what this week looks like.',
  },
  faq: {
    title: 'Asked among|the buckets',
    items: [
      ['Can you deliver?', 'Write the address and the day in the form and we will tell you.'],
      ['How long will they last?', 'Cut the stems, change the water, keep them from the radiator.'],
      ['Do you do weddings?', 'Yes. Send the date and two or three pictures you like.'],
    ],
  },
  form: {
    title: 'Order flowers',
    fields: ['name', 'phone', 'choice', 'date', 'message'],
    done: 'Thank you. We will confirm what is in season.',
  },
  sections: ['offer', 'gallery', 'process', 'about', 'visit', 'contact'],
};
