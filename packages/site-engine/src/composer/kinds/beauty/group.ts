import type { GroupTexts } from '../kind.ts';

/** What the kinds of this group share unless one says otherwise. */
export const group: GroupTexts = {
  points: {
    title: 'House rules',
    items: [
      ['We talk first', 'Nothing begins before we both know what you want.'],
      ['Clean is the start', 'Every tool, every chair, every time.'],
      ['You can say stop', 'It is your head, your hands, your skin.'],
    ],
  },
  process: {
    title: 'How a visit goes',
    items: [
      ['Say what you like', 'A picture helps. So does what you do not want.'],
      ['Sit back', 'We work; you talk, read or say nothing at all.'],
      ['Take it home', 'With a word on how to keep it that way.'],
    ],
  },
  about: {
    title: 'An hour|of your own.',
    text: '{brand} is a place{in} where somebody looks properly before they begin.',
  },
  faq: {
    title: 'Before you sit down',
    items: [
      ['Do I need an appointment?', 'It is the surest way. Ask for a time with the form on this page.'],
      ['How long does it take?', 'It depends on what you have in mind. We say so before we start.'],
      ['What if I do not like it?', 'Tell us at once. We would rather put it right than leave it.'],
    ],
  },
  form: {
    title: 'Ask for a time',
    fields: ['name', 'phone', 'date', 'choice'],
    done: 'Thank you. We will call you to settle the time.',
  },
  families: { editorial: 3, poster: 3, calm: 3 },
  sections: ['offer', 'points', 'gallery', 'visit', 'faq', 'contact'],
};
