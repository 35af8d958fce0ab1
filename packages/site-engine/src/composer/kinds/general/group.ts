import type { GroupTexts } from '../kind.ts';

/** What the kinds of this group share unless one says otherwise. */
export const group: GroupTexts = {
  points: {
    title: 'What you can count on',
    items: [
      ['A straight answer', 'Also when it is no.'],
      ['A person', 'Who reads what you write.'],
      ['A date', 'That we keep, or move before it passes.'],
    ],
  },
  process: {
    title: 'How it works',
    items: [
      ['Ask', 'A few lines are enough.'],
      ['Agree', 'On what, when and for how much.'],
      ['Done', 'And somebody to call afterwards.'],
    ],
  },
  about: {
    title: 'Small enough|to care.',
    text: '{brand} does the work itself, and stands by it afterwards.',
  },
  faq: {
    title: 'Often asked',
    items: [
      ['How do I start?', 'Write a few lines with the form on this page. We will answer with the next step.'],
      ['What does it cost?', 'Tell us what you need and you get a clear figure before anything begins.'],
      ['Where can I reach you?', 'The form reaches a person. So do the details beside it.'],
    ],
  },
  form: {
    title: 'Write to us',
    fields: ['name', 'email', 'message'],
    done: 'Thank you. We will write back.',
  },
  families: { editorial: 3, calm: 3, classic: 2, technical: 1 },
  sections: ['offer', 'about', 'process', 'faq', 'contact'],
};
