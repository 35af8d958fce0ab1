import type { KindEntry } from '../kind.ts';

export const documentation: KindEntry = {
  words: [
    'documentation',
    'docs',
    'developer docs',
    'api reference',
    'wiki',
    'knowledge base',
    'help centre',
    'help center',
    'user manual',
    'handbook',
    'design system',
    'reference manual',
  ],
  noun: 'an open-source project',
  unnamed: 'Smalltool',
  families: { technical: 9 },
  hue: 250,
  subject: 'code',
  icons: ['terminal', 'book-open', 'git-branch'],
  headlines: ['Read a page,|ship a thing.', 'Small surface,|sharp edges off.', 'The manual|you finish.'],
  lede: '{brand} does one thing for your code. This page tells you how in the time it takes to install it.',
  action: 'Get started',
  offer: {
    id: 'guides',
    title: 'Start where|you are stuck',
    note: '',
    items: [
      ['Install', 'One command, no questions.'],
      ['First steps', 'The smallest thing that works.'],
      ['Concepts', 'Four words you need to know.'],
      ['Recipes', 'Copy, paste, understand later.'],
      ['Reference', 'Every option, in one order.'],
      ['Upgrading', 'What changed, what to do.'],
    ],
  },
  points: {
    title: 'What to expect',
    items: [
      ['Small', 'You can read all of it.'],
      ['Boring', 'It does the same thing each time.'],
      ['Open', 'Read it, change it, send it back.'],
    ],
  },
  process: {
    title: 'Three steps|to the first result',
    items: [
      ['Install', 'Add it to your project.'],
      ['Configure', 'Or leave the defaults. They are fine.'],
      ['Run', 'Look at what comes out.'],
    ],
  },
  about: {
    title: 'Made for people|who read the source.',
    text: '{brand} is written to be understood. If the manual is unclear, that is a bug; please report it.',
  },
  faq: {
    title: 'Before you open|an issue',
    items: [
      [
        'It does not work. What now?',
        'Read the first line of the error, then search for it here, then write to us.',
      ],
      ['May I use it at work?', 'Read the licence in the repository. It is short.'],
      ['How can I help?', 'Fix a sentence that confused you. Everybody after you will be grateful.'],
    ],
  },
  form: {
    title: 'Tell us what is missing',
    fields: ['name', 'email', 'message'],
    done: 'Thank you. We will look at it.',
  },
  sections: ['process', 'offer', 'points', 'faq', 'contact'],
};
