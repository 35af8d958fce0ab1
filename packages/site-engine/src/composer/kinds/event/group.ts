import type { GroupTexts } from '../kind.ts';

/** What the kinds of this group share unless one says otherwise. */
export const group: GroupTexts = {
  points: {
    title: 'Why come in person',
    items: [
      ['The room', 'Some things only happen when people are in one.'],
      ['The breaks', 'They are part of the programme.'],
      ['Come alone', 'You will not stay alone.'],
    ],
  },
  process: {
    title: 'How to take part',
    items: [
      ['Save a place', 'With the form on this page.'],
      ['Get the details', 'By e-mail, once.'],
      ['Come', 'We will be glad to see you.'],
    ],
  },
  about: {
    title: 'Made to be|there for.',
    text: '{brand} brings people together{in} for something that cannot be watched later.',
  },
  faq: {
    title: 'Before you come',
    items: [
      ['Can I still take part?', 'Ask with the form. We will say what is free.'],
      ['Is it accessible?', 'Tell us what you need and we will answer plainly.'],
      ['Can I help?', 'Please. Say what you like doing and when you have time.'],
    ],
  },
  form: {
    title: 'Save a place',
    fields: ['name', 'email', 'message'],
    done: 'Your place is asked for. We will confirm by e-mail.',
  },
  families: { poster: 5, technical: 2, classic: 1 },
  sections: ['offer', 'schedule', 'points', 'visit', 'faq', 'contact'],
};
