import type { KindEntry } from '../kind.ts';

export const tattoo: KindEntry = {
  words: [
    'tattoo',
    'tattoos',
    'tattoo studio',
    'tattoo artist',
    'tattoo parlour',
    'tattoo parlor',
    'piercing',
    'piercings',
    'fine line tattoos',
    'blackwork',
    'tatoo',
    'henna artist',
    'tattooist',
  ],
  noun: 'a tattoo studio',
  unnamed: 'Needle & Line',
  hue: 10,
  subject: 'pen',
  icons: ['pen-tool', 'droplets', 'shield-check'],
  headlines: ['Think twice.|Draw once.', 'Lines that|stay with you.', 'Yours,|for good.'],
  lede: '{brand} draws on skin{in}, after a talk, a sketch and a night to sleep on it.',
  action: 'Ask for a date',
  offer: {
    id: 'services',
    title: 'What we draw',
    note: 'Bring the idea. The drawing is our part.',
    items: [
      ['Custom work', 'drawn for you and nobody else'],
      ['Fine line', 'small, quiet, exact'],
      ['Black work', 'bold, and made to age well'],
      ['Lettering', 'read it aloud first'],
      ['Cover-up', 'from that to this'],
      ['Touch-up', 'when a line has softened'],
    ],
  },
  process: {
    title: 'From idea|to skin',
    items: [
      ['Talk', 'What, where and how large.'],
      ['Sketch', 'You see it on paper first.'],
      ['Ink', 'With breaks when you need them.'],
      ['Heal', 'We tell you how to look after it.'],
    ],
  },
  about: {
    title: 'Slow work|that lasts.',
    text: '{brand} draws{in}, and then sends people home to think about it. Those who come back are sure.',
  },
  points: {
    title: 'Before|the needle',
    items: [
      ['Drawn for you', 'Off the wall only if you want it off the wall.'],
      ['Clean is the start', 'Every tool, every chair, every time.'],
      ['Sleep on it', 'A sketch you still like next week is a good sign.'],
    ],
  },
  faq: {
    title: 'Before you|sit down',
    items: [
      [
        'Does it hurt?',
        'Yes, and some places more than others. We tell you which, and you can have a break when you want one.',
      ],
      [
        'How do I look after it?',
        'You leave with it written down: what to wash with, what to put on, what to keep away from.',
      ],
      [
        'Can you cover an old one?',
        'Often. Send a photograph in daylight and the size, and we will say honestly what is possible.',
      ],
    ],
  },
  sections: ['gallery', 'offer', 'process', 'points', 'faq', 'contact'],
};
