import type { GroupTexts } from '../kind.ts';

/** What the kinds of this group share unless one says otherwise. */
export const group: GroupTexts = {
  points: {
    title: 'House rules',
    items: [
      ['The price before the work', 'You say yes first.'],
      ['We say when we come', 'And call if it changes.'],
      ['We leave it clean', 'As if we had never been there, except that it is done.'],
    ],
  },
  process: {
    title: 'From the call|to the handshake',
    items: [
      ['Describe it', 'In your own words. A photograph helps.'],
      ['We look', 'And tell you what it takes and what it costs.'],
      ['You decide', 'No is a fine answer.'],
      ['We do it', 'And show you what was done.'],
    ],
  },
  about: {
    title: 'Done properly,|explained plainly.',
    text: '{brand} turns up{in} with the right tools, says what there is to do and does it.',
  },
  faq: {
    title: 'Before we come',
    items: [
      ['How soon can you come?', 'Send the form or call. We answer with a day.'],
      ['What does it cost?', 'You get a price once we know what it is about, before any work begins.'],
      ['What if something is not right?', 'Tell us and we come back.'],
    ],
  },
  form: {
    title: 'Tell us what it is about',
    fields: ['name', 'phone', 'choice', 'message'],
    done: 'Noted. We will call you with a time.',
  },
  families: { poster: 3, technical: 3, editorial: 2 },
  sections: ['offer', 'process', 'points', 'about', 'faq', 'contact'],
};
