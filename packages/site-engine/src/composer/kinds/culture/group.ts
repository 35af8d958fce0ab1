import type { GroupTexts } from '../kind.ts';

/** What the kinds of this group share unless one says otherwise. */
export const group: GroupTexts = {
  points: {
    title: 'Worth the way',
    items: [
      ['Stay a while', 'As long as it holds you, and no longer.'],
      ['Different each time', 'That is why one comes back.'],
      ['For everybody', 'You need to know nothing beforehand.'],
    ],
  },
  process: {
    title: 'How to come',
    items: [
      ['Choose', 'What, and which day.'],
      ['Ask', 'With the form on this page, or at the door.'],
      ['Come early', 'The best places are the ones you choose yourself.'],
    ],
  },
  about: {
    title: 'It is better|in the room.',
    text: '{brand} is for people{in} who like to look, listen and talk about it on the way home.',
  },
  faq: {
    title: 'Before you come',
    items: [
      ['Do I have to book?', 'It helps. Ask with the form and we will confirm it.'],
      ['Is it suitable for children?', 'Often. Tell us their age and we will say what fits.'],
      ['Can we come as a group?', 'Gladly. Say how many you are and when.'],
    ],
  },
  form: {
    title: 'Ask for a place',
    fields: ['name', 'email', 'date', 'message'],
    done: 'Thank you. We will write back.',
  },
  families: { classic: 3, poster: 4, editorial: 2 },
  sections: ['offer', 'schedule', 'about', 'visit', 'newsletter', 'contact'],
};
