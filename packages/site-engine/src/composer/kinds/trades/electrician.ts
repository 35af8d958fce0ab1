import type { KindEntry } from '../kind.ts';

export const electrician: KindEntry = {
  words: [
    'electrician',
    'electricians',
    'electrical',
    'electrical contractor',
    'wiring',
    'solar',
    'solar panels',
    'solar energy',
    'ev charger',
    'smart home',
    'lighting installation',
    'rewiring',
  ],
  noun: 'an electrician',
  unnamed: 'Bright & Earthed',
  hue: 85,
  subject: 'bulb',
  icons: ['plug', 'zap', 'lightbulb'],
  headlines: ['Switch it on.|Forget it.', 'Safe behind|the wall.', 'Light where|you need it.'],
  lede: '{brand} brings light and power{in} to where they are needed, and leaves no loose wire.',
  action: 'Ask for a visit',
  offer: {
    id: 'services',
    title: 'Behind the|switch',
    note: 'If it smells burnt, switch off the main fuse first, then call.',
    items: [
      ['Faults', 'Found, not guessed.'],
      ['New sockets', 'Where the table really stands.'],
      ['Rewiring', 'Room by room, while you live there.'],
      ['Lighting', 'Warm, and where you look.'],
      ['Charging and solar', 'Ask what your roof can do.'],
      ['Safety check', 'With a list you can read.'],
    ],
  },
  about: {
    title: 'You should never|have to think of it.',
    text: '{brand} works tidily{in}, labels every fuse and explains the box before leaving.',
  },
};
