import type { KindEntry } from '../kind.ts';

export const app: KindEntry = {
  words: [
    'app',
    'mobile app',
    'ios app',
    'android app',
    'apps',
    'meditation app',
    'habit tracker',
    'budgeting app',
    'browser extension',
    'smartphone app',
    'watch app',
    'phone app',
  ],
  noun: 'an app',
  unnamed: 'Tally Pocket',
  families: { technical: 3, calm: 3, poster: 2 },
  hue: 285,
  subject: 'phone',
  icons: ['smartphone', 'bell', 'sparkles'],
  headlines: ['Small enough|to keep using.', 'One tap,|one thing done.', 'In your pocket,|out of your way.'],
  lede: '{brand} does one thing on your phone and does it in the time it takes to wait for a lift.',
  action: 'Get early access',
  offer: {
    id: 'features',
    title: 'What you can do|with one thumb',
    note: '',
    items: [
      ['Start at once', 'Without reading anything first.'],
      ['Works offline', 'The train has tunnels. So do we.'],
      ['Gentle reminders', 'At the hour you choose, never twice.'],
      ['See the shape of it', 'A week at a glance, a year if you like.'],
      ['Share one thing', 'Or nothing at all.'],
      ['Stays private', 'What you write is yours.'],
    ],
  },
  points: {
    title: 'Why it stays on the phone',
    items: [
      ['Fast to open', 'Opens where you left it.'],
      ['Easy to read', 'Large type, real contrast, dark when you want.'],
      ['Calm by default', 'No streaks, no guilt, no red dots.'],
    ],
  },
  process: {
    title: 'Three taps to begin',
    items: [
      ['Install', 'It is small.'],
      ['Choose', 'Pick the one thing you want to keep up.'],
      ['Forget', 'It will remind you when it is time.'],
    ],
  },
  about: {
    title: 'Made for|a moment a day.',
    text: '{brand} is not trying to be where you spend your time. Open it, do the thing, put the phone away.',
  },
  faq: {
    title: 'Asked before installing',
    items: [
      ['Which phones does it run on?', 'Ask us in the form and say which phone you have.'],
      ['Does it need the internet?', 'The main parts are meant to work without it.'],
      ['What do you know about me?', 'As little as possible. Ask for the full list.'],
    ],
  },
  form: {
    title: 'Get early access',
    fields: ['name', 'email'],
    done: 'You are on the list. One message when it is ready.',
  },
  sections: ['offer', 'process', 'points', 'faq', 'contact'],
};
