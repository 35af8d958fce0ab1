import type { KindEntry } from '../kind.ts';

export const repair: KindEntry = {
  words: [
    'repair',
    'repairs',
    'repair shop',
    'workshop',
    'bike repair',
    'bicycle repair',
    'bicycle workshop',
    'bike workshop',
    'handyman',
    'locksmith',
    'shoe repair',
    'cobbler',
    'phone repair',
  ],
  noun: 'a workshop',
  unnamed: 'The Fixing Bench',
  families: { poster: 3, technical: 3, editorial: 2 },
  hue: 60,
  subject: 'gear',
  icons: ['wrench', 'cog', 'clock'],
  headlines: ['Mended is|better than new.', 'Bring it in.|Ride it home.', 'Fixed,|and explained.'],
  lede: '{brand} repairs things{in}: a clear price first, good work after, and the old part in a bag if you want it.',
  action: 'Book a repair',
  offer: {
    id: 'services',
    title: 'What lands|on the bench',
    note: 'Something else? Describe the noise it makes.',
    items: [
      ['Check-over', 'find it before it breaks'],
      ['Quick fix', 'while you wait, when we can'],
      ['Full service', 'apart, clean, together'],
      ['Parts', 'new where needed, used where fine'],
      ['Pick-up', 'ask whether we come to you'],
      ['Advice', 'whether it is worth it'],
    ],
  },
  points: {
    title: 'Shop rules',
    items: [
      ['Price before spanner', 'You say yes first.'],
      ['We show you', 'The worn part, and why it wore.'],
      ['Not worth it? We say so', 'Even when it costs us the job.'],
    ],
  },
  process: {
    title: 'In, up,|fixed, out',
    items: [
      ['Bring it', 'Or describe it in the form.'],
      ['We look', 'And call with a price.'],
      ['You decide', 'No is a fine answer.'],
      ['Collect', 'With a note of what was done.'],
    ],
  },
  about: {
    title: 'Most things|want to work.',
    text: '{brand} is a bench, a good lamp and patience{in}. It is astonishing what those three can save.',
  },
  faq: {
    title: 'Asked at|the bench',
    items: [
      ['How long will it take?', 'We tell you when we have seen it, and call if it changes.'],
      ['Do I need to book?', 'It helps. Use the form and say what is wrong.'],
      ['What if it breaks again?', 'Bring it back and tell us. We want to know.'],
    ],
  },
  form: {
    title: 'Book a repair',
    fields: ['name', 'phone', 'choice', 'message'],
    done: 'Noted. We will call you with a time.',
  },
  sections: ['offer', 'process', 'points', 'visit', 'faq', 'contact'],
};
