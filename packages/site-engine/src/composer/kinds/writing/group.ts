import type { GroupTexts } from '../kind.ts';

/** What the kinds of this group share unless one says otherwise. */
export const group: GroupTexts = {
  points: {
    title: 'What you will find',
    items: [
      ['Long pieces', 'Now and then, when they are ready.'],
      ['Short notes', 'A thought, a link, a line.'],
      ['No noise', 'No pop-ups, no tracking, no hurry.'],
    ],
  },
  process: {
    title: 'How a piece is made',
    items: [
      ['Note', 'On paper, usually on a walk.'],
      ['Draft', 'Too long.'],
      ['Cut', 'Half of it.'],
      ['Send', 'When it can stand by itself.'],
    ],
  },
  about: {
    title: 'For people who|finish paragraphs.',
    text: '{brand} is made{in} for people with a cup of something warm and no particular hurry.',
  },
  faq: {
    title: 'Asked by readers',
    items: [
      ['How often is there something new?', 'When there is something to say.'],
      ['May I quote you?', 'Please do, with a link.'],
      ['Can I write to you?', 'Yes. There is a form at the end of this page.'],
    ],
  },
  form: {
    title: 'Write to me',
    fields: ['name', 'email', 'message'],
    done: 'Thank you for writing. I read everything.',
  },
  families: { editorial: 6, classic: 2, technical: 1 },
  sections: ['offer', 'about', 'newsletter', 'contact'],
};
