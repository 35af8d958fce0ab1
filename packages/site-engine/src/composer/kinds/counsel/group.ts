import type { GroupTexts } from '../kind.ts';

/** What the kinds of this group share unless one says otherwise. */
export const group: GroupTexts = {
  points: {
    title: 'Three promises',
    items: [
      ['The fee comes first', 'In writing, before we start and again if something changes.'],
      ['One person to call', 'The one who knows your file picks up.'],
      ['An answer you can use', 'What we would do, and what it risks.'],
    ],
  },
  process: {
    title: 'How we work',
    items: [
      ['You describe it', 'A few lines are enough.'],
      ['We read', 'And say whether we can help.'],
      ['We agree', 'Scope and fee, on one page.'],
      ['We act', 'You hear from us at every step.'],
    ],
  },
  about: {
    title: 'Clear words.|Sound decisions.',
    text: '{brand} explains things until they can be decided, and then stands by the advice.',
  },
  faq: {
    title: 'Before you call',
    items: [
      ['What does a first conversation cost?', 'Ask in the form. You will know before it starts.'],
      [
        'Is what I send confidential?',
        'Send the outline first; details are better shared once we work for you.',
      ],
      [
        'How soon will I hear back?',
        'We read every enquiry and reply with the next step or a better address.',
      ],
    ],
  },
  form: {
    title: 'Ask a first question',
    fields: ['name', 'email', 'choice', 'message'],
    done: 'Thank you. We will read it and write back.',
  },
  families: { classic: 6, editorial: 1, calm: 2 },
  sections: ['offer', 'points', 'process', 'about', 'faq', 'contact'],
};
