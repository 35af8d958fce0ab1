import type { KindEntry } from '../kind.ts';

export const library: KindEntry = {
  words: [
    'library',
    'public library',
    'libraries',
    'reading room',
    'tool library',
    'toy library',
    'community library',
  ],
  noun: 'a library',
  unnamed: 'The Reading Room',
  hue: 165,
  subject: 'book',
  icons: ['library', 'book-open', 'users'],
  headlines: ['Take it home.|Bring it back.', 'Quiet,|with company.', 'It belongs|to everyone.'],
  lede: '{brand} lends books{in}, and also a table, a lamp and some quiet.',
  action: 'Ask a librarian',
  offer: {
    id: 'services',
    title: 'What is here|for you',
    note: '',
    items: [
      ['Books', 'to take home'],
      ['A seat', 'by the window if you are early'],
      ['Children', 'stories read aloud'],
      ['Papers', 'today’s, and very old ones'],
      ['Help', 'with a form, a search, a printer'],
      ['Events', 'readings, and chairs put in a circle'],
    ],
  },
  about: {
    title: 'The only room|that wants nothing from you.',
    text: '{brand} is open to anybody{in} who likes to read, or to sit where others do.',
  },
  faq: {
    title: 'Asked at the desk',
    items: [
      ['How do I become a member?', 'Come to the desk or write to us. We will say what to bring.'],
      ['Can you get a book for me?', 'Often. Tell us the title with the form.'],
      ['Can I use a computer?', 'Ask at the desk and we will show you.'],
    ],
  },
  form: {
    title: 'Ask a librarian',
    fields: ['name', 'email', 'message'],
    done: 'Thank you. We will look it up and answer.',
  },
  sections: ['offer', 'schedule', 'about', 'visit', 'faq', 'contact'],
};
