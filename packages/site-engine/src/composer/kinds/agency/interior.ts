import type { KindEntry } from '../kind.ts';

export const interior: KindEntry = {
  words: [
    'interior design',
    'interior designer',
    'interior designers',
    'interiors',
    'home staging',
    'decorator',
    'interior decorator',
    'kitchen design',
    'lighting design',
    'feng shui consultant',
    'curtain maker',
    'curtains',
    'home stylist',
  ],
  noun: 'an interior design studio',
  unnamed: 'Room by Room',
  hue: 50,
  subject: 'lamp',
  icons: ['sofa', 'paintbrush', 'ruler'],
  headlines: ['Rooms that|know you.', 'Start with|the chair.', 'Less,|but yours.'],
  lede: '{brand} furnishes rooms{in} so that people stop rearranging them.',
  action: 'Show us the room',
  offer: {
    id: 'services',
    title: 'From one lamp|to a whole house',
    note: '',
    items: [
      ['One room', 'The one that has never worked.'],
      ['A whole home', 'With a thread that runs through it.'],
      ['Kitchen', 'Where everybody ends up standing.'],
      ['Light', 'Three lamps are better than one.'],
      ['Shops and offices', 'Rooms that work for others.'],
      ['An afternoon', 'We move what you already have.'],
    ],
  },
  process: {
    title: 'How a room|comes together',
    items: [
      ['Look', 'At how you really live.'],
      ['Take away', 'This is usually half of it.'],
      ['Choose', 'Cloth, wood and paint, in the real light.'],
      ['Live', 'And we come back once.'],
    ],
  },
  about: {
    title: 'A room should|let you be.',
    text: '{brand} asks where you read, where you argue and where the bags land. The rest follows from that.',
  },
  faq: {
    title: 'Before we|move the sofa',
    items: [
      ['Do I have to buy everything new?', 'No. We begin with what you own and would miss.'],
      [
        'Can you work within a budget?',
        'Say the figure at the start. It decides what we draw, not what we think of you.',
      ],
      ['Can I live there meanwhile?', 'Often, room by room. We plan the order with you.'],
    ],
  },
};
