import type { KindEntry } from '../kind.ts';

export const butcher: KindEntry = {
  words: [
    'butcher',
    'butchers',
    'butcher shop',
    'delicatessen',
    'deli',
    'charcuterie',
    'cheesemonger',
    'cheese shop',
    'fishmonger',
    'fish market',
    'seafood market',
    'sausages',
  ],
  noun: 'a butcher',
  unnamed: 'The Good Cut',
  hue: 20,
  subject: 'knife',
  icons: ['beef', 'fish', 'scale'],
  headlines: ['The right cut|for tonight.', 'Say what|you are cooking.', 'Nothing|goes to waste.'],
  lede: '{brand} sells good meat{in}, cut the way you want to cook it.',
  action: 'Order a cut',
  offer: {
    id: 'products',
    title: 'On the|counter',
    note: 'Looking for something else? Tell us a day ahead.',
    items: [
      ['For the pan', 'quick, hot, rested'],
      ['For the oven', 'low, slow, on the bone'],
      ['For the grill', 'with its own fat'],
      ['Sausages', 'made here, ask what is in them'],
      ['Cold cuts', 'sliced while you watch'],
      ['Bones', 'for the pot'],
    ],
  },
  about: {
    title: 'Ask the person|with the apron.',
    text: 'At {brand} you say what you are cooking and for how many{in}. You get the cut for it, and the time it needs.',
  },
  sections: ['offer', 'points', 'about', 'visit', 'faq', 'contact'],
};
