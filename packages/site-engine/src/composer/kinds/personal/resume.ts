import type { KindEntry } from '../kind.ts';

export const resume: KindEntry = {
  words: [
    'resume',
    'résumé',
    'cv',
    'curriculum vitae',
    'personal website',
    'personal site',
    'personal page',
    'data scientist',
    'software engineer',
    'web developer',
    'frontend developer',
    'developer portfolio',
    'researcher',
    'professor',
  ],
  noun: 'a personal site',
  unnamed: 'Your Name',
  families: { technical: 4, editorial: 3, classic: 2 },
  hue: 262,
  subject: 'shapes',
  icons: ['user', 'briefcase', 'mail'],
  headlines: ['Hello.|This is my work.', 'Making things|that last.', 'The short|version of me.'],
  lede: '{brand}: what I do, how I work and how to reach me, on one page.',
  action: 'Write to me',
  offer: {
    id: 'experience',
    title: 'What I have done',
    note: 'Sample entries. Put your own here, newest first.',
    items: [
      ['Current role', 'where, since when, what changed'],
      ['Earlier role', 'what you built and with whom'],
      ['Project', 'one line, one result'],
      ['Education', 'what you studied and where'],
    ],
  },
  points: {
    title: 'How I work',
    items: [
      ['Ask first', 'Most problems are smaller after a good question.'],
      ['Write it down', 'So that the next person does not have to ask.'],
      ['Finish', 'Done, tested and handed over.'],
    ],
  },
  process: {
    title: 'What to expect',
    items: [
      ['Talk', 'A short call about what you need.'],
      ['Plan', 'A page with steps and dates.'],
      ['Do', 'You see progress every week.'],
    ],
  },
  about: {
    title: 'Curious, careful,|on time.',
    text: 'Write three sentences here: where you come from, what you are good at and what you would like to do next.',
  },
  faq: {
    title: 'Often asked',
    items: [
      ['Are you available?', 'Write to me with a few lines about the work and I will tell you.'],
      ['Do you work remotely?', 'Ask. It depends on the project.'],
      ['Can I see references?', 'On request, with pleasure.'],
    ],
  },
  form: { title: 'Write to me', fields: ['name', 'email', 'message'], done: 'Thank you. I will write back.' },
  sections: ['about', 'offer', 'points', 'contact'],
};
