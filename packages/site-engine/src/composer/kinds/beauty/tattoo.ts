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
    text: '{brand} sends people home{in} to think about it. Those who come back are sure.',
  },
  sections: ['gallery', 'offer', 'process', 'points', 'faq', 'contact'],
};
