import type { KindEntry } from '../kind.ts';

export const agency: KindEntry = {
  words: [
    'agency',
    'marketing agency',
    'digital agency',
    'creative agency',
    'branding',
    'brand studio',
    'design studio',
    'web studio',
    'marketing',
    'seo agency',
    'pr agency',
    'copywriter',
    'copywriting',
    'freelancer',
    'freelance',
    'production company',
  ],
  noun: 'an agency',
  unnamed: 'Plain Talk Studio',
  families: { poster: 4, technical: 2, editorial: 2 },
  hue: 350,
  subject: 'shapes',
  icons: ['megaphone', 'pen-tool', 'layers'],
  headlines: ['Say one thing.|Say it well.', 'Ideas that|leave the room.', 'Make them|look twice.'],
  lede: '{brand} helps companies{in} find the sentence they should have started with, and build everything on it.',
  action: 'Start a project',
  offer: {
    id: 'services',
    title: 'What we are|asked to do',
    note: 'One of these, or all of them in order.',
    items: [
      ['Brand', 'Name, voice and the look that follows.'],
      ['Web', 'Sites people finish reading.'],
      ['Campaigns', 'One idea, many places.'],
      ['Content', 'Words and pictures with a job to do.'],
      ['Strategy', 'What to say no to.'],
      ['Launch', 'The week that matters, rehearsed.'],
    ],
  },
  points: {
    title: 'How we argue',
    items: [
      ['Work, not decks', 'You see the thing itself in the first week.'],
      ['Small team', 'The people you meet are the people who do it.'],
      ['Cut it in half', 'Then look whether anything is missing.'],
    ],
  },
  process: {
    title: 'Four weeks,|four doors',
    items: [
      ['Ask', 'Your customers, before anybody else.'],
      ['Choose', 'One direction. The others go in a drawer.'],
      ['Make', 'In the open, with you in the room.'],
      ['Launch', 'And stay for the week after.'],
    ],
  },
  about: {
    title: 'Clear beats|clever.',
    text: '{brand} takes on few clients at a time{in}. It keeps the meetings short and the arguments good.',
  },
  faq: {
    title: 'Before we meet',
    items: [
      ['Do you work with small companies?', 'Yes, when the question is interesting. Tell us what it is.'],
      ['What does it cost?', 'You get a fixed price for a fixed piece of work before we start.'],
      ['Can you start soon?', 'Ask. If we cannot, we will say who might.'],
    ],
  },
  form: {
    title: 'What are you trying to say?',
    fields: ['name', 'email', 'choice', 'message'],
    done: 'Got it. We will answer with a question.',
  },
  sections: ['offer', 'gallery', 'process', 'about', 'contact'],
};
