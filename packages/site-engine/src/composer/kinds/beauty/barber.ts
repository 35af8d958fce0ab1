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
};
