import type { KindEntry } from '../kind.ts';

export const race: KindEntry = {
  words: [
    'race',
    'running event',
    'marathon',
    'half marathon',
    'trail run',
    'fun run',
    '10k',
    '5k',
    'triathlon',
    'cycling race',
    'bike race',
    'ultramarathon',
    'obstacle race',
    'tournament',
    'regatta',
    'charity run',
  ],
  noun: 'a race',
  unnamed: 'The Long Loop',
  hue: 40,
  subject: 'shoe',
  icons: ['footprints', 'medal', 'timer'],
  headlines: ['Start slow.|Finish.', 'The last hill|is the reason.', 'Pin the number|on.'],
  lede: '{brand} is a run{in} for the quick, the slow and the ones who said they never would.',
  action: 'Get a number',
  offer: {
    id: 'distances',
    title: 'How far|today?',
    note: 'Sample distances. Put your own here.',
    items: [
      ['The short one', 'for first-timers and children'],
      ['The usual one', 'flat, then not flat'],
      ['The long one', 'bring something to eat'],
      ['The relay', 'share it with friends'],
    ],
  },
  process: {
    title: 'The day itself',
    items: [
      ['Collect', 'Your number, four pins.'],
      ['Warm up', 'And stand at the back if you like.'],
      ['Run', 'People will shout your name.'],
      ['Rest', 'You have earned the grass.'],
    ],
  },
  points: {
    title: 'What you can count on',
    items: [
      ['A clear way', 'You run. Others look after the signs.'],
      ['Your own speed', 'Walking is allowed.'],
      ['Cheering', 'It helps more than training.'],
    ],
  },
  about: {
    title: 'Everybody gets|the same hill.',
    text: '{brand} is for anybody who can stand on a start line{in}. The clock is there for those who want it.',
  },
  form: {
    title: 'Get a number',
    fields: ['name', 'email', 'choice'],
    done: 'You are down for it. We will confirm by e-mail.',
  },
  sections: ['offer', 'process', 'points', 'visit', 'faq', 'contact'],
};
