import type { GroupTexts } from '../kind.ts';

/** What the kinds of this group share unless one says otherwise. */
export const group: GroupTexts = {
  points: {
    title: 'What we hold to',
    items: [
      ['Made here', 'If we buy something in, we say so.'],
      ['What the season gives', 'When it is over, it is over until next year.'],
      ['Ask what is in it', 'Tell us what you cannot eat and we will tell you what you can.'],
    ],
  },
  process: {
    title: 'How to|get some',
    items: [
      ['Look', 'See what there is and what you feel like.'],
      ['Ask', 'Send the form, or simply come in.'],
      ['Enjoy', 'Here or at home. We will say how it is best.'],
    ],
  },
  about: {
    title: 'Good things|take their time.',
    text: '{brand} is made by people{in} who would rather do few things and do them properly.',
  },
  faq: {
    title: 'Asked most often',
    items: [
      ['Can I order ahead?', 'Yes. Send the form on this page with what and when, and we will confirm it.'],
      ['What if I have an allergy?', 'Tell us before you order. We would rather talk it through than guess.'],
      ['Do you cater for groups?', 'Ask with the form. Say how many you are and which day.'],
    ],
  },
  form: {
    title: 'Ask or order',
    fields: ['name', 'email', 'date', 'message'],
    done: 'Thank you. We will write back to confirm.',
  },
  families: { editorial: 5, poster: 2, calm: 1 },
  sections: ['offer', 'about', 'points', 'visit', 'faq', 'contact'],
};
