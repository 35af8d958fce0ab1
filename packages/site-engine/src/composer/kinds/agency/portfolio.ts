import type { KindEntry } from '../kind.ts';

export const portfolio: KindEntry = {
  words: [
    'portfolio',
    'designer',
    'illustrator',
    'artist',
    'ceramicist',
    'ceramics',
    'pottery',
    'sculptor',
    'painter',
    'graphic design',
    'animator',
    'craft',
  ],
  noun: 'a studio',
  unnamed: 'Studio North Room',
  families: { editorial: 3, poster: 2, technical: 2, classic: 1 },
  hue: 25,
  subject: 'shapes',
  icons: ['pen-tool', 'layers', 'ruler'],
  headlines: ['Drawn first,|described later.', 'Made by hand,|finished by eye.', 'Work that|holds still.'],
  lede: '{brand} makes things{in} that are looked at for longer than a moment.',
  action: 'Start a project',
  offer: {
    id: 'work',
    title: 'Selected work',
    note: 'Sample entries. Put your own projects here.',
    items: [
      ['Project one', 'what it was, for whom'],
      ['Project two', 'what changed because of it'],
      ['Project three', 'the material or the medium'],
      ['Project four', 'the part you are proud of'],
      ['Project five', 'what you learned'],
      ['Project six', 'where it is now'],
    ],
  },
  points: {
    title: 'How the work is made',
    items: [
      ['Look for longer', 'The brief is usually hiding behind the brief.'],
      ['Draw before talking', 'A rough sketch ends most meetings early.'],
      ['Finish the edges', 'The last tenth is where it becomes good.'],
    ],
  },
  process: {
    title: 'From a note|to a thing',
    items: [
      ['Listen', 'What is it for, and who will live with it?'],
      ['Sketch', 'Several bad ideas, one good one.'],
      ['Make', 'You see it early and often.'],
      ['Hand over', 'With everything you need to keep it going.'],
    ],
  },
  about: {
    title: 'Less, looked at|for longer.',
    text: '{brand} works{in} on few things at a time, so that each of them gets a whole mind.',
  },
  faq: {
    title: 'Working together',
    items: [
      [
        'Do you take commissions?',
        'Yes. Say what you have in mind, by when, and roughly what you can spend.',
      ],
      ['How long does it take?', 'It depends on the work. You get a date before we begin.'],
      ['Can I see more?', 'Ask in the form and we will send a longer selection.'],
    ],
  },
  form: {
    title: 'Tell me about it',
    fields: ['name', 'email', 'message'],
    done: 'Thank you. You will hear back soon.',
  },
  sections: ['gallery', 'offer', 'about', 'process', 'contact'],
};
