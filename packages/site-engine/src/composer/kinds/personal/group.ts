import type { GroupTexts } from '../kind.ts';

/** What the kinds of this group share unless one says otherwise. */
export const group: GroupTexts = {
  points: {
    title: 'How I work',
    items: [
      ['Finish things', 'A small thing done beats a large one begun.'],
      ['Say it early', 'Problems are cheaper on Monday.'],
      ['Keep learning', 'The best tool is the one I have not tried yet.'],
    ],
  },
  process: {
    title: 'How to start',
    items: [
      ['Write', 'Say what you are working on.'],
      ['Talk', 'A short talk shows whether it fits.'],
      ['Begin', 'With something small that matters.'],
    ],
  },
  about: {
    title: 'In short.',
    text: 'I am {brand}. This page says what I do{in}, what I have made and how to reach me.',
  },
  faq: {
    title: 'Before you write',
    items: [
      ['Are you available?', 'Ask. I answer plainly.'],
      ['Can I see more?', 'Write to me and I will send what fits.'],
      ['Do you work remotely?', 'Ask. It depends on the project.'],
    ],
  },
  form: { title: 'Write to me', fields: ['name', 'email', 'message'], done: 'Thank you. I will write back.' },
  families: { technical: 4, editorial: 3, classic: 2 },
  sections: ['about', 'offer', 'points', 'contact'],
};
