import type { GroupTexts } from '../kind.ts';

/** What the kinds of this group share unless one says otherwise. */
export const group: GroupTexts = {
  points: {
    title: 'What you can expect',
    items: [
      ['Nobody is rushed', 'You finish your sentence before we start ours.'],
      ['Plain words', 'If we use a long word, we explain it.'],
      ['You decide', 'We lay out the choices. The next step is yours.'],
    ],
  },
  process: {
    title: 'Your first visit,|step by step',
    items: [
      ['Tell us', 'What is it about? A few words are enough.'],
      ['Come', 'We take the time to look and to listen.'],
      ['Plan', 'What we think, what comes next and what it costs.'],
    ],
  },
  about: {
    title: 'Good care starts|with a question.',
    text: '{brand} is built{in} around the conversation: what happened, what worries you, and what a good outcome would look like.',
  },
  faq: {
    title: 'Good to know',
    items: [
      ['Can I come as a new patient?', 'Send the form on this page and we will tell you the next free time.'],
      ['What should I bring?', 'Papers from earlier visits if you have them, and your questions.'],
      [
        'What if I have to cancel?',
        'Let us know as early as you can, so that somebody else can have the time.',
      ],
    ],
  },
  form: {
    title: 'Ask for an appointment',
    fields: ['name', 'phone', 'date', 'choice'],
    done: 'Thank you. We will call you to confirm a time.',
  },
  families: { calm: 6, classic: 1, editorial: 1 },
  sections: ['offer', 'process', 'points', 'visit', 'faq', 'contact'],
};
