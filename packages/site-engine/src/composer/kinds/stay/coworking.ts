import type { KindEntry } from '../kind.ts';

export const coworking: KindEntry = {
  words: [
    'coworking',
    'co-working',
    'coworking space',
    'shared office',
    'office space',
    'hot desk',
    'hot desks',
    'makerspace',
    'maker space',
    'studio space',
    'meeting rooms',
    'rehearsal rooms',
    'artist studios',
    'desks to rent',
    'event space rental',
  ],
  noun: 'a coworking space',
  unnamed: 'The Shared Desk',
  hue: 165,
  subject: 'lamp',
  icons: ['laptop', 'coffee', 'users'],
  headlines: ['Work near|other people.', 'A desk,|and company.', 'Better than|the kitchen table.'],
  lede: '{brand} has desks{in} for people who work for themselves but not by themselves.',
  action: 'Try a day',
  offer: {
    id: 'rooms',
    title: 'A place for|each kind of day',
    note: 'Come and sit in each of them before you choose.',
    items: [
      ['A day', 'come in, pick a chair'],
      ['A desk of your own', 'leave your things on it'],
      ['A team room', 'with a door that closes'],
      ['A meeting room', 'by the hour, with a screen'],
      ['The quiet corner', 'no calls'],
      ['The kitchen', 'where people meet'],
    ],
  },
  process: {
    title: 'How to move in',
    items: [
      ['Visit', 'Have a look and a coffee.'],
      ['Try', 'Work here for a day.'],
      ['Stay', 'As long as it suits you.'],
    ],
  },
  about: {
    title: 'Alone,|among others.',
    text: '{brand} is quiet where you work and loud where you eat. You will know people by the end of the week.',
  },
  faq: {
    title: 'Before you sit down',
    items: [
      ['Can I try it first?', 'Ask for a day with the form and we will keep a chair for you.'],
      ['Can I take calls?', 'Yes, in the places made for it. We show you where.'],
      ['May I bring guests?', 'Tell us beforehand and we will find you a room.'],
    ],
  },
  form: {
    title: 'Try a day',
    fields: ['name', 'email', 'date', 'choice'],
    done: 'Thank you. We will write back and keep a chair.',
  },
  sections: ['offer', 'points', 'pricing', 'gallery', 'visit', 'contact'],
};
