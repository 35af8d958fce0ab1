import type { KindEntry } from '../kind.ts';

export const barber: KindEntry = {
  words: [
    'barber',
    'barbers',
    'barbershop',
    'barber shop',
    'beard trim',
    'shaves',
    'fades',
    'gentlemen’s grooming',
    'men’s haircuts',
    'mens haircuts',
  ],
  noun: 'a barbershop',
  unnamed: 'Straight Edge',
  hue: 25,
  subject: 'pole',
  icons: ['scissors', 'user', 'clock'],
  headlines: ['Sit down.|Look up.', 'Sharp|at the edges.', 'A cut that|grows out well.'],
  lede: '{brand} cuts hair and trims beards{in}, with a hot towel and no small talk unless you start it.',
  action: 'Book a chair',
  offer: {
    id: 'services',
    title: 'In the chair',
    note: 'Cannot decide? Sit down and we will look.',
    items: [
      ['Haircut', 'scissors or clippers'],
      ['Beard', 'shaped, lined, oiled'],
      ['Shave', 'hot towel, straight razor'],
      ['Cut and beard', 'the whole head'],
      ['Clean-up', 'neck and ears, between cuts'],
      ['First haircut', 'bring the toy'],
    ],
  },
  about: {
    title: 'The mirror|is honest.',
    text: '{brand} is a row of chairs{in} where you are told what suits you, and then get it.',
  },
  points: {
    title: 'Before the first snip',
    items: [
      ['You say how short', 'And we ask again before the clippers go on.'],
      ['The edges count', 'Neck and ears are what people see first.'],
      ['No hard sell', 'If you want wax, ask. If not, nobody will mention it.'],
    ],
  },
  process: {
    title: 'From the door|to the mirror',
    items: [
      ['Sit', 'Say what stays and what goes.'],
      ['Cut', 'Scissors, clippers, or both.'],
      ['Finish', 'Neck, ears, and a hot towel.'],
      ['Check', 'A mirror behind you, and an honest look.'],
    ],
  },
  faq: {
    title: 'Asked in|the chair',
    items: [
      [
        'Do I need to book?',
        'Ask for a time with the form and the chair is yours. Without one, it depends who is waiting.',
      ],
      [
        'I do not know what I want. Is that all right?',
        'Say what annoyed you about the last cut. We start from there.',
      ],
      [
        'Do you cut children’s hair?',
        'Ask with the form and say how old they are. We will find a quiet hour.',
      ],
    ],
  },
};
