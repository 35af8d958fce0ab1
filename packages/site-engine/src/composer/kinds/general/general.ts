import type { KindEntry } from '../kind.ts';

export const general: KindEntry = {
  words: [
    'small business',
    'family business',
    'company',
    'business',
    'taxi',
    'taxi service',
    'minicab',
    'cab company',
    'limousine',
    'chauffeur',
    'airport transfers',
  ],
  noun: 'a business',
  unnamed: 'Good Morning',
  hue: 265,
  subject: 'shapes',
  icons: ['sparkles', 'compass', 'message-circle'],
  headlines: ['Good work,|plainly said.', 'Here is what|we do.', 'A clear start,|a good end.'],
  lede: '{brand} is open for questions{in}. Here is what we do, how it works and how to reach us.',
  action: 'Get in touch',
  offer: {
    id: 'services',
    title: 'What we do',
    note: 'Sample entries. Put your own here.',
    items: [
      ['The main thing', 'what most people come for'],
      ['The second thing', 'what goes well with it'],
      ['The special thing', 'what nobody else does like you'],
      ['The first step', 'for those who are not sure yet'],
    ],
  },
};
