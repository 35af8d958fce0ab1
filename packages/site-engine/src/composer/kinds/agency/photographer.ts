import type { KindEntry } from '../kind.ts';

export const photographer: KindEntry = {
  words: [
    'photographer',
    'photography',
    'photo studio',
    'wedding photographer',
    'videographer',
    'film maker',
    'photo booth hire',
    'photo booth',
    'wedding filmmaker',
    'headshots',
  ],
  noun: 'a photographer',
  unnamed: 'Slow Shutter',
  families: { editorial: 3, classic: 2, poster: 2, technical: 1 },
  hue: 55,
  subject: 'camera',
  icons: ['camera', 'aperture', 'image'],
  headlines: ['Light does|most of it.', 'Held still,|for once.', 'The moment|after the pose.'],
  lede: '{brand} photographs people and places{in}, mostly by waiting.',
  action: 'Ask for a date',
  offer: {
    id: 'services',
    title: 'What I photograph',
    note: 'Each of these starts with a conversation.',
    items: [
      ['Portraits', 'an hour, a window, a chair'],
      ['Weddings', 'from the buttons to the last song'],
      ['Families', 'at home, as it is'],
      ['Places', 'rooms, houses, streets'],
      ['Work', 'people doing what they are good at'],
      ['Prints', 'paper you can hold'],
    ],
  },
  points: {
    title: 'How it feels',
    items: [
      ['No stiff smiles', 'You move, I follow.'],
      ['Natural light', 'Windows, evenings, shade.'],
      ['Files and paper', 'Pictures you can send and pictures you can hang.'],
    ],
  },
  process: {
    title: 'From hello|to the print',
    items: [
      ['Talk', 'What the pictures are for.'],
      ['Shoot', 'Unhurried, with time for the unplanned.'],
      ['Choose', 'You see the good ones, not all of them.'],
      ['Deliver', 'Finished files, and prints when you like.'],
    ],
  },
  about: {
    title: 'Waiting is|half the craft.',
    text: '{brand} works{in} with available light and small gestures, and puts the camera down when it is in the way.',
  },
  faq: {
    title: 'Before the shoot',
    items: [
      [
        'How do I book a date?',
        'Send the form with the day you have in mind and we will see whether it is free.',
      ],
      ['What should we wear?', 'What you already like. Plain colours age best.'],
      [
        'May I share the pictures?',
        'Private use is yours. For anything printed or sold, let us agree first.',
      ],
    ],
  },
  form: {
    title: 'Ask for a date',
    fields: ['name', 'email', 'date', 'choice', 'message'],
    done: 'Thank you. I will look in the diary and write back.',
  },
  sections: ['gallery', 'offer', 'about', 'process', 'contact'],
};
