import type { KindEntry } from '../kind.ts';

export const newsletter: KindEntry = {
  words: [
    'newsletter',
    'email newsletter',
    'weekly newsletter',
    'substack',
    'mailing',
    'digest',
    'weekly letter',
  ],
  noun: 'a newsletter',
  unnamed: 'Open Letter',
  hue: 35,
  subject: 'letter',
  icons: ['mail', 'pencil', 'coffee'],
  headlines: ['One letter.|Worth opening.', 'Read it with|the second coffee.', 'Less inbox,|more post.'],
  lede: '{brand} is a letter that arrives by e-mail and is finished before the coffee is.',
  action: 'Get the next one',
  offer: {
    id: 'issues',
    title: 'Lately',
    note: 'Sample titles. Put your own issues here.',
    items: [
      ['On beginning late', 'and what one sees from there'],
      ['The list', 'things that were better than expected'],
      ['A letter about letters', 'why this is one'],
      ['What I got wrong', 'a short correction'],
      ['Somebody else', 'a reader takes over'],
      ['Three links', 'and one that was left out'],
    ],
  },
  points: {
    title: 'What you get',
    items: [
      ['One thing per letter', 'Thought through to the end.'],
      ['No adverts in disguise', 'If it is one, it says so.'],
      ['An open door', 'Answer the letter. I read it.'],
    ],
  },
  about: {
    title: 'The opposite|of a feed.',
    text: '{brand} has an end. You can reach it, close it and think about something else.',
  },
  faq: {
    title: 'Before you|subscribe',
    items: [
      ['Can I leave again?', 'At the foot of every letter, without a reason.'],
      ['Can I answer?', 'Please. Replies reach the person who writes.'],
      ['What happens to my address?', 'It is used for this letter and for nothing else.'],
    ],
  },
  sections: ['newsletter', 'offer', 'points', 'about', 'faq'],
};
