import type { GroupTexts } from '../kind.ts';

/** What the kinds of this group share unless one says otherwise. */
export const group: GroupTexts = {
  points: {
    title: 'How we train',
    items: [
      ['Everybody starts somewhere', 'Nobody in the room was born able to do this.'],
      ['Technique before weight', 'Slow is smooth, and smooth gets fast.'],
      ['People learn your name', 'You are missed when you do not come.'],
    ],
  },
  process: {
    title: 'The first time',
    items: [
      ['Choose a class', 'Not sure? Ask, and we will place you.'],
      ['Come as you are', 'Comfortable clothes and something to drink.'],
      ['Come again', 'The second time is the one that counts.'],
    ],
  },
  about: {
    title: 'Show up.|The rest follows.',
    text: '{brand} is where people{in} come to move, sweat a little and go home taller.',
  },
  faq: {
    title: 'Before the first class',
    items: [
      ['Am I fit enough to begin?', 'Yes. You begin where you are, and we adapt the rest.'],
      ['What should I wear?', 'Whatever you can move in. We will tell you if you need anything else.'],
      ['Can I try it first?', 'Ask with the form on this page and we will find you a class.'],
    ],
  },
  form: {
    title: 'Come and try',
    fields: ['name', 'email', 'choice', 'message'],
    done: 'Good. We will write back with a class to come to.',
  },
  families: { poster: 5, calm: 2, technical: 1 },
  sections: ['offer', 'schedule', 'points', 'process', 'pricing', 'faq', 'contact'],
};
