import type { KindEntry } from '../kind.ts';

export const insurance: KindEntry = {
  words: [
    'insurance',
    'insurance broker',
    'insurance agency',
    'insurer',
    'health insurance',
    'car insurance',
    'life insurance',
    'pension advice',
  ],
  noun: 'an insurance broker',
  unnamed: 'Dry Umbrella',
  hue: 215,
  subject: 'shield',
  icons: ['umbrella', 'shield-check', 'file-text'],
  headlines: ['For the day|it rains.', 'Read the small print|once, with us.', 'Covered,|and not twice.'],
  lede: '{brand} finds out what could go wrong for you{in} and insures that, and nothing else.',
  action: 'Have it checked',
  offer: {
    id: 'services',
    title: 'What can be|covered',
    note: 'Bring the folder. Half of it may be unnecessary.',
    items: [
      ['Home', 'What is in it and what it is made of.'],
      ['Car and bicycle', 'And whoever else drives.'],
      ['Health', 'The gap between the bill and the cover.'],
      ['Family', 'If somebody is suddenly missing.'],
      ['Business', 'The shop, the tools, the mistakes.'],
      ['A claim', 'We fill in the form with you.'],
    ],
  },
  about: {
    title: 'Sleep|is the point.',
    text: '{brand} explains policies until they can be understood, and answers the telephone when something has happened.',
  },
  points: {
    title: 'Read before|you sign',
    items: [
      ['The small print, aloud', 'What is covered, what is not, and where people get it wrong.'],
      ['Only what you need', 'If you can carry a risk yourself, we say so.'],
      ['Somebody when it counts', 'Whoever advised you picks up when something has happened.'],
    ],
  },
  faq: {
    title: 'Asked before|the policy',
    items: [
      ['Am I insured twice?', 'Send what you have. We lay it side by side and show you.'],
      [
        'Something has happened. What now?',
        'Call or write first. We tell you what to photograph and whom to inform.',
      ],
      ['Can I change my insurer?', 'Often at the end of a term. We look up the date with you.'],
    ],
  },
};
