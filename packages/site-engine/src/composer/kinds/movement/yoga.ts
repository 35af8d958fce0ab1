import type { KindEntry } from '../kind.ts';

export const yoga: KindEntry = {
  words: [
    'yoga retreat',
    'yoga retreats',
    'yoga',
    'yoga studio',
    'pilates',
    'meditation',
    'mindfulness',
    'breathwork',
    'tai chi',
    'barre studio',
    'barre',
    'qigong',
    'sound bath',
  ],
  noun: 'a studio',
  unnamed: 'Slow Breath',
  families: { calm: 6, editorial: 2, classic: 1 },
  hue: 140,
  subject: 'lotus',
  icons: ['leaf', 'sunrise', 'heart'],
  headlines: ['Arrive, then|breathe out.', 'One hour|without a screen.', 'Softer is|stronger.'],
  lede: '{brand} is a quiet room{in} for moving, breathing and doing one thing at a time.',
  action: 'Join a class',
  offer: {
    id: 'classes',
    title: 'Find your hour',
    note: 'Not sure which? Ask, and we will suggest one.',
    items: [
      ['Morning flow', 'to wake up gently'],
      ['Slow and low', 'long holds, soft floor'],
      ['Strength', 'steady, not fast'],
      ['Breath', 'sitting still, mostly'],
      ['Restore', 'blankets, bolsters, dusk'],
      ['One to one', 'shaped around you'],
    ],
  },
  points: {
    title: 'How it feels here',
    items: [
      ['Nobody watches', 'Eyes closed is fine.'],
      ['Mats are here', 'Bring yourself.'],
      ['Leave when you like', 'Rest is part of it.'],
    ],
  },
  process: {
    title: 'Your first class',
    items: [
      ['Arrive', 'A little early, shoes off.'],
      ['Settle', 'Find a mat by the wall or by the window.'],
      ['Move', 'As far as it is comfortable.'],
      ['Rest', 'The last minutes are for nothing.'],
    ],
  },
  about: {
    title: 'Less effort,|more attention.',
    text: '{brand} is a warm room{in} and few words. What you take home is how it felt.',
  },
  faq: {
    title: 'Good to know',
    items: [
      ['I am not flexible. May I come?', 'Yes. That is a result, not a requirement.'],
      ['What should I wear?', 'Anything you can sit on the floor in.'],
      ['I am pregnant or injured. What then?', 'Tell us before the class and we will adapt it.'],
    ],
  },
  form: {
    title: 'Save a mat',
    fields: ['name', 'email', 'choice', 'date'],
    done: 'Thank you. We will write back and keep a mat.',
  },
  sections: ['offer', 'schedule', 'points', 'process', 'faq', 'contact'],
};
