import type { GroupTexts } from '../kind.ts';

/** What the kinds of this group share unless one says otherwise. */
export const group: GroupTexts = {
  points: {
    title: 'How we teach',
    items: [
      ['Questions first', 'Nobody learns from an answer they did not ask for.'],
      ['Small steps', 'Each one is something you can do at the end of the day.'],
      ['Time to try', 'Doing it wrong once is part of the lesson.'],
    ],
  },
  process: {
    title: 'How to begin',
    items: [
      ['Tell us where you are', 'And where you would like to be.'],
      ['Find the right place', 'We suggest one and say why.'],
      ['Start', 'The first lesson shows whether it fits.'],
    ],
  },
  about: {
    title: 'Learning is|a verb.',
    text: '{brand} is a place{in} to find out how much more you can do than you thought.',
  },
  faq: {
    title: 'Before the first lesson',
    items: [
      ['Which level is right for me?', 'Tell us what you can do already and we will suggest one.'],
      ['Can I join later?', 'Ask. Often there is a place, or the next start is near.'],
      ['What do I need to bring?', 'We will tell you before you come.'],
    ],
  },
  form: {
    title: 'Ask for a place',
    fields: ['name', 'email', 'choice', 'message'],
    done: 'Thank you. We will write back with what fits.',
  },
  families: { calm: 3, editorial: 3, poster: 2, classic: 1 },
  sections: ['offer', 'points', 'process', 'faq', 'contact'],
};
