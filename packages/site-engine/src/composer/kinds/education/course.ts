import type { KindEntry } from '../kind.ts';

export const course: KindEntry = {
  words: [
    'horse riding',
    'riding school',
    'riding lessons',
    'course',
    'online course',
    'online courses',
    'bootcamp',
    'coding bootcamp',
    'masterclass',
    'workshop series',
    'training programme',
    'training program',
    'e-learning',
    'video course',
    'cooking class',
    'cooking classes',
    'pottery classes',
    'writing workshop',
    'certification',
  ],
  noun: 'a course',
  unnamed: 'Lesson One',
  hue: 280,
  subject: 'steps',
  icons: ['graduation-cap', 'video', 'check'],
  headlines: ['By the end,|you can do it.', 'One lesson,|one thing.', 'Start at|the beginning.'],
  lede: '{brand} teaches one subject from the first step, with something to make in every lesson.',
  action: 'Ask for a place',
  offer: {
    id: 'lessons',
    title: 'What you will|learn',
    note: 'Sample lessons. Put your own here.',
    items: [
      ['The first thing', 'small, and it works'],
      ['The words', 'what people mean when they say it'],
      ['By hand', 'slowly, once, yourself'],
      ['The usual mistakes', 'made on purpose'],
      ['Your own project', 'with somebody looking over it'],
      ['What comes next', 'and where to go on'],
    ],
  },
  about: {
    title: 'You learn it|by doing it.',
    text: '{brand} leaves out what you can look up and keeps what you have to practise.',
  },
  points: {
    title: 'How you|learn here',
    items: [
      ['Small steps', 'Each lesson ends where you can stop.'],
      ['Something to make', 'You try it while it is fresh.'],
      ['Room for questions', 'If you wonder, others do too.'],
    ],
  },
  process: {
    title: 'From watching|to doing',
    items: [
      ['Watch', 'One idea, shown slowly.'],
      ['Try', 'The same thing with your own hands.'],
      ['Ask', 'What did not work, and why?'],
      ['Use', 'On something that is yours.'],
    ],
  },
  faq: {
    title: 'Before the|first lesson',
    items: [
      ['Do I need to know anything before?', 'No. Where a lesson builds on something, it says so.'],
      [
        'How much time does it take?',
        'As much as you give it. Go at your own speed and come back to what was hard.',
      ],
      ['What if I get stuck?', 'Write with the form. Say which lesson it is and what you tried.'],
    ],
  },
  sections: ['offer', 'process', 'points', 'pricing', 'faq', 'contact'],
};
