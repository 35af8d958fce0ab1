import type { KindEntry } from '../kind.ts';

export const blog: KindEntry = {
  words: [
    'blog',
    'magazine',
    'journal',
    'zine',
    'essays',
    'journalist',
    'publication',
    'news site',
    'fanzine',
    'local newspaper',
    'student newspaper',
    'photo essays',
    'opinion pieces',
    'webzine',
  ],
  noun: 'a journal',
  unnamed: 'Margin Notes',
  families: { editorial: 6, classic: 2, technical: 1 },
  hue: 18,
  subject: 'book',
  icons: ['book-open', 'pen-tool', 'mail'],
  headlines: ['Written slowly,|read twice.', 'Notes from|the margin.', 'One subject|at a time.'],
  lede: '{brand} is a place for writing that took longer than it takes to read.',
  action: 'Read by e-mail',
  offer: {
    id: 'writing',
    title: 'Lately',
    note: 'Sample titles. Put your own pieces here.',
    items: [
      ['On starting again', 'the first page, and the first page after that'],
      ['A short list of small tools', 'things on the desk and why'],
      ['What the garden knows', 'a season of being wrong'],
      ['Letter to a younger reader', 'books that waited'],
      ['The walk to the post office', 'everything on the way'],
      ['Corrections', 'what I would write differently'],
    ],
  },
  points: {
    title: 'What you will find',
    items: [
      ['Long pieces', 'Now and then, when they are ready.'],
      ['Short notes', 'A thought, a link, a line.'],
      ['No noise', 'No pop-ups, no tracking, no hurry.'],
    ],
  },
  process: {
    title: 'How a piece is made',
    items: [
      ['Note', 'On paper, usually on a walk.'],
      ['Draft', 'Too long.'],
      ['Cut', 'Half of it.'],
      ['Send', 'When it can stand by itself.'],
    ],
  },
  about: {
    title: 'For people who|finish paragraphs.',
    text: '{brand} is written{in} for readers with a cup of something warm and no particular hurry.',
  },
  faq: {
    title: 'Asked by readers',
    items: [
      ['How often do you write?', 'When there is something to say.'],
      ['May I quote you?', 'Please do, with a link.'],
      ['Can I write to you?', 'Yes. There is a form at the end of this page.'],
    ],
  },
  form: {
    title: 'Write to me',
    fields: ['name', 'email', 'message'],
    done: 'Thank you for writing. I read everything.',
  },
  sections: ['offer', 'about', 'newsletter', 'contact'],
};
