import type { KindEntry } from '../kind.ts';

export const accountant: KindEntry = {
  words: [
    'accountant',
    'accountants',
    'accounting',
    'accounting firm',
    'accountancy',
    'bookkeeper',
    'bookkeeping',
    'tax advisor',
    'tax adviser',
    'tax consultant',
    'tax preparation',
    'payroll',
    'auditor',
    'cpa',
    'audit firm',
    'auditors',
    'self-assessment',
    'vat returns',
  ],
  noun: 'an accounting firm',
  unnamed: 'Ledger & Lamp',
  hue: 165,
  subject: 'coin',
  icons: ['file-text', 'coins', 'chart-line'],
  headlines: ['Numbers you|can read.', 'Bring the box|of receipts.', 'Calm|in March.'],
  lede: '{brand} keeps the books of people and companies{in} in such order that nobody is afraid of a letter from the tax office.',
  action: 'Ask a first question',
  offer: {
    id: 'services',
    title: 'What we take|off your desk',
    note: 'Send what you have, in whatever order it is.',
    items: [
      ['Bookkeeping', 'Every receipt in its place.'],
      ['Annual accounts', 'On time, and explained.'],
      ['Tax returns', 'For companies, families and freelancers.'],
      ['Payroll', 'The right sum on the right day.'],
      ['Starting up', 'The form that fits, and what it costs.'],
      ['Advice', 'Before you sign, not after.'],
    ],
  },
  about: {
    title: 'Order is|a good feeling.',
    text: '{brand} tells you what the numbers mean, in sentences, while there is still time to do something about them.',
  },
  points: {
    title: 'What you can|stop worrying about',
    items: [
      ['Deadlines', 'We know them, and ask for your papers before they press.'],
      ['Letters from the tax office', 'Send them on. We read them and say what they mean.'],
      ['Surprises', 'You hear what you will owe before the bill comes.'],
    ],
  },
  process: {
    title: 'From a shoebox|to a balance sheet',
    items: [
      ['Send', 'Receipts, statements, letters, in any order.'],
      ['Sort', 'We ask about what is missing, once.'],
      ['Look', 'You see the figures and what they mean.'],
      ['File', 'On time, with a copy for you.'],
    ],
  },
  faq: {
    title: 'Asked before|the first meeting',
    items: [
      ['My papers are a mess. Is that a problem?', 'No. Bring the box. Sorting it is part of the work.'],
      ['Can you take over from my last accountant?', 'Usually. Tell us who it is and from which year on.'],
      [
        'What does it cost?',
        'It depends on how many papers there are and how often. You get a figure before we start.',
      ],
    ],
  },
};
