import type { KindEntry } from '../kind.ts';

export const nails: KindEntry = {
  words: [
    'nail',
    'nails',
    'nail studio',
    'nail salon',
    'nail bar',
    'nail art',
    'manicure',
    'pedicure',
    'gel nails',
    'lashes',
    'lash studio',
    'eyelash extensions',
    'waxing',
  ],
  noun: 'a nail studio',
  unnamed: 'Ten Fingers',
  hue: 340,
  subject: 'hand',
  icons: ['hand-heart', 'sparkles', 'brush'],
  headlines: ['Ten small|canvases.', 'Hands that|say hello.', 'Neat to|the tip.'],
  lede: '{brand} looks after hands and feet{in}, down to the part everybody sees.',
  action: 'Book a time',
  offer: {
    id: 'treatments',
    title: 'For hands|and feet',
    note: 'Bring a picture, or choose from ours.',
    items: [
      ['Manicure', 'shaped, cared for, polished'],
      ['Gel', 'for weeks, not days'],
      ['Pedicure', 'sandals are coming'],
      ['Nail art', 'small and precise'],
      ['Repair', 'one broken nail is enough'],
      ['Removal', 'gently, without harm'],
    ],
  },
  about: {
    title: 'Small things,|done exactly.',
    text: '{brand} works slowly and close up{in}. That is the only way it gets neat.',
  },
  points: {
    title: 'For hands|that do things',
    items: [
      ['Nails first', 'Care comes before colour.'],
      ['Clean tools', 'Every time, for everybody.'],
      ['Shapes you can live in', 'We ask what your hands do all day.'],
    ],
  },
  process: {
    title: 'From bare|to finished',
    items: [
      ['Show us', 'A picture, a colour or a mood.'],
      ['Prepare', 'File, cuticles, care.'],
      ['Paint', 'Thin coats and a steady hand.'],
      ['Keep', 'We tell you how to make it last.'],
    ],
  },
  faq: {
    title: 'Asked at|the table',
    items: [
      [
        'How long will it take?',
        'It depends on length, shape and art. Describe your idea in the form and we will say.',
      ],
      ['Can you take off old gel?', 'Say so when you ask for a time, so that we plan for it.'],
      [
        'Can I bring a picture?',
        'Please do. We will tell you what suits your nails and what would not last.',
      ],
    ],
  },
};
