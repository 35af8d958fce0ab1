import type { KindEntry } from '../kind.ts';

export const plumber: KindEntry = {
  words: [
    'plumber',
    'plumbers',
    'plumbing',
    'heating engineer',
    'heating',
    'boiler',
    'boilers',
    'drain cleaning',
    'hvac',
    'air conditioning',
    'bathroom fitter',
    'gas engineer',
    'leak',
  ],
  noun: 'a plumber',
  unnamed: 'Dry Floor',
  hue: 225,
  subject: 'tap',
  icons: ['droplets', 'shower-head', 'wrench'],
  headlines: ['It drips.|Call.', 'Warm water,|dry floor.', 'Turn it off.|We are coming.'],
  lede: '{brand} mends what drips{in}, and tells you why it did.',
  action: 'Ask for a visit',
  offer: {
    id: 'services',
    title: 'From a tap|to a boiler',
    note: 'Water running now? Close the main tap first, then call.',
    items: [
      ['Leaks', 'Found, stopped, dried.'],
      ['Blocked drains', 'Cleared without drama.'],
      ['Boilers and heating', 'Serviced before the cold.'],
      ['Bathrooms', 'From the pipe to the mirror.'],
      ['Taps and toilets', 'Small things that never stop.'],
      ['Checks', 'Before you buy or rent.'],
    ],
  },
  about: {
    title: 'Water always finds|the weak spot.',
    text: '{brand} finds it first{in}, shows it to you and says what it costs before anything is opened.',
  },
};
