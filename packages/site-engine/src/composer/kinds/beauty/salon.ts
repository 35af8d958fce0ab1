import type { KindEntry } from '../kind.ts';

export const salon: KindEntry = {
  words: [
    'salon',
    'hair salon',
    'hairdresser',
    'hairdressers',
    'beauty',
    'beauty salon',
    'makeup',
    'make-up',
  ],
  noun: 'a salon',
  unnamed: 'The Good Chair',
  families: { editorial: 3, poster: 3, calm: 3 },
  hue: 355,
  subject: 'scissors',
  icons: ['scissors', 'sparkles', 'clock'],
  headlines: ['Sit back.|Look up.', 'Cut to suit|your morning.', 'Leave lighter|than you came.'],
  lede: '{brand} cuts, colours and takes care{in}: a good chair, an honest mirror and no small talk unless you start it.',
  action: 'Book a chair',
  offer: {
    id: 'services',
    title: 'In the chair',
    note: 'Not sure? We decide together, before the first snip.',
    items: [
      ['Cut', 'wash, talk, cut, finish'],
      ['Colour', 'one shade or several'],
      ['Beard', 'hot towel, clean line'],
      ['Treatment', 'for hair that has had a year'],
      ['Styling', 'for the evening that matters'],
      ['Children', 'quick and kind'],
    ],
  },
  points: {
    title: 'What you can count on',
    items: [
      ['It still works on Tuesday', 'A cut you can do yourself the week after.'],
      ['We say no', 'When it would not suit you.'],
      ['Quiet if you like', 'Say so, or just close your eyes.'],
    ],
  },
  process: {
    title: 'An hour in|the chair',
    items: [
      ['Look', 'What you have, what you want.'],
      ['Wash', 'The best part, some say.'],
      ['Cut', 'Slowly, then checked from behind.'],
      ['Go', 'With a word on how to keep it.'],
    ],
  },
  about: {
    title: 'A good cut|grows out well.',
    text: '{brand} is a room{in} with good light and sharp scissors, where nobody leaves with a surprise.',
  },
  faq: {
    title: 'Before you sit down',
    items: [
      ['Can I come without booking?', 'Try. A booked chair is surer.'],
      ['What if I do not like it?', 'Tell us the same week and we will put it right.'],
      ['How often should I come?', 'It depends on the cut. We will tell you honestly.'],
    ],
  },
  form: {
    title: 'Book a chair',
    fields: ['name', 'phone', 'choice', 'date'],
    done: 'Noted. We will confirm your time.',
  },
  sections: ['offer', 'points', 'gallery', 'visit', 'faq', 'contact'],
};
