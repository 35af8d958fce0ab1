import type { GroupTexts } from '../kind.ts';

/** What the kinds of this group share unless one says otherwise. */
export const group: GroupTexts = {
  points: {
    title: 'How the work is made',
    items: [
      ['Look for longer', 'The brief is usually hiding behind the brief.'],
      ['Draw before talking', 'A rough sketch ends most meetings early.'],
      ['Finish the edges', 'The last tenth is where it becomes good.'],
    ],
  },
  process: {
    title: 'From a note|to the real thing',
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
      ['Do you take small projects?', 'Yes, when the question is interesting. Say what it is.'],
      ['What does it cost?', 'You get a price for a described piece of work before it starts.'],
      ['How long does it take?', 'It depends on the work. You get a date before we begin.'],
    ],
  },
  form: {
    title: 'Tell us about it',
    fields: ['name', 'email', 'choice', 'message'],
    done: 'Thank you. You will hear back soon.',
  },
  families: { editorial: 3, poster: 2, technical: 2, classic: 1 },
  sections: ['gallery', 'offer', 'about', 'process', 'contact'],
};
