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
    'funeral home',
    'funeral director',
    'funeral directors',
    'undertaker',
    'cemetery',
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
      ['A first talk', 'what you need, and what it would take'],
      ['The work itself', 'planned with you, done with care'],
      ['A second look', 'when somebody else began it'],
      ['Advice', 'when an answer is all you need'],
      ['Afterwards', 'questions that come up later'],
    ],
  },
  faq: {
    title: 'Often asked',
    items: [
      ['How do I start?', 'Write a few lines with the form on this page. We will answer with the next step.'],
      ['What will it cost?', 'Tell us what you need and you will hear a figure before anything begins.'],
      [
        'Can I come by or call?',
        'Say when it suits you. Whatever way there is to reach us stands beside the form.',
      ],
    ],
  },
};
