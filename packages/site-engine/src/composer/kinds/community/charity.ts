import type { KindEntry } from '../kind.ts';

export const charity: KindEntry = {
  words: [
    'charity',
    'non-profit',
    'nonprofit',
    'ngo',
    'foundation',
    'volunteer',
    'volunteers',
    'volunteering',
    'donation',
    'donations',
    'shelter',
    'food bank',
    'conservation',
    'environmental',
    'climate',
  ],
  noun: 'a charity',
  unnamed: 'Common Ground',
  families: { editorial: 3, calm: 3, poster: 3 },
  hue: 150,
  subject: 'leaf',
  icons: ['hand-heart', 'sprout', 'users'],
  headlines: ['Many hands,|one street.', 'It starts|next door.', 'Bring what|you have.'],
  lede: '{brand} brings people{in} together to do something about it, one afternoon at a time.',
  action: 'Lend a hand',
  offer: {
    id: 'deeds',
    title: 'Where your|hour goes',
    note: '',
    items: [
      ['On the ground', 'regular work, open to everyone'],
      ['Teaching', 'passing on what we have learned'],
      ['Giving', 'things and money, used close by'],
      ['Speaking up', 'for those who are not in the room'],
    ],
  },
  points: {
    title: 'How we work',
    items: [
      ['Local first', 'We ask the people concerned before we plan.'],
      ['Open books', 'Ask where the money went and we will show you.'],
      ['Every hour counts', 'Come once or come weekly.'],
    ],
  },
  process: {
    title: 'How to begin',
    items: [
      ['Say hello', 'Two lines in the form are enough.'],
      ['Come along', 'Meet the others, see what it is.'],
      ['Find your thing', 'Digging, driving, baking, accounts.'],
    ],
  },
  about: {
    title: 'Nobody does everything.|Everyone does something.',
    text: '{brand} works{in} because people turn up. Some bring tools, some bring time, some bring soup.',
  },
  faq: {
    title: 'Asked before|joining',
    items: [
      ['Do I need experience?', 'No. Someone will show you.'],
      ['Can I bring my children?', 'Often, yes. Tell us their age and we will find the right day.'],
      ['How can I give money?', 'Write to us and we will send the details and what it will be used for.'],
    ],
  },
  form: {
    title: 'Lend a hand',
    fields: ['name', 'email', 'choice', 'message'],
    done: 'Thank you. We will write and tell you when we meet next.',
  },
  sections: ['about', 'offer', 'points', 'process', 'faq', 'contact'],
};
