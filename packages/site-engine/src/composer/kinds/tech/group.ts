import type { GroupTexts } from '../kind.ts';

/** What the kinds of this group share unless one says otherwise. */
export const group: GroupTexts = {
  points: {
    title: 'Built to be left alone',
    items: [
      ['Quick to start', 'Connect one thing and see something useful.'],
      ['Easy to read', 'Large type, real contrast, dark when you want it.'],
      ['Yours to keep', 'What you put in comes out again.'],
    ],
  },
  process: {
    title: 'Three steps|to the first result',
    items: [
      ['Begin', 'With the smallest thing that could help.'],
      ['Shape', 'Name what you care about and leave out the rest.'],
      ['Use', 'Every day, without thinking about it.'],
    ],
  },
  about: {
    title: 'A tool should|disappear.',
    text: '{brand} is made for the hours in which you are not looking at it. When it speaks, it is worth reading.',
  },
  faq: {
    title: 'Before you ask',
    items: [
      ['Can I try it first?', 'Leave your address in the form and we will tell you how.'],
      ['Where is my data kept?', 'Ask us for the current list of places and providers.'],
      ['Can I leave again?', 'Any time, and what is yours goes with you.'],
    ],
  },
  form: {
    title: 'Try it on one thing',
    fields: ['name', 'email', 'message'],
    done: 'Thank you. We will write with the next step.',
  },
  families: { technical: 7, calm: 1, poster: 1 },
  sections: ['offer', 'process', 'points', 'faq', 'contact'],
};
