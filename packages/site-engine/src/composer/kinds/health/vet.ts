import type { KindEntry } from '../kind.ts';

export const vet: KindEntry = {
  words: [
    'vet',
    'vets',
    'veterinary',
    'veterinarian',
    'veterinary clinic',
    'animal clinic',
    'animal hospital',
    'vet practice',
    'vet clinic',
  ],
  noun: 'a veterinary practice',
  unnamed: 'Four Paws Practice',
  hue: 175,
  subject: 'paw',
  icons: ['paw-print', 'stethoscope', 'heart-pulse'],
  headlines: [
    'They cannot say|where it hurts.',
    'Gentle hands,|clear words.',
    'For the ones|who wait at home.',
  ],
  lede: '{brand} looks after animals{in}, and after the people who worry about them.',
  action: 'Book a visit',
  offer: {
    id: 'services',
    title: 'What we do|for them',
    note: 'Not sure whether it can wait? Call and describe it.',
    items: [
      ['Check-up', 'From nose to tail, without a rush.'],
      ['Vaccinations', 'Which ones, when, and why.'],
      ['Teeth', 'The part most people cannot look at.'],
      ['Surgery', 'Explained before, watched after.'],
      ['Older animals', 'Comfort first.'],
      ['The first months', 'Food, training and what is normal.'],
    ],
  },
  about: {
    title: 'A calm room|for a nervous patient.',
    text: '{brand} takes its time{in}: first a hello on the floor, then the table. Most patients come back without being carried.',
  },
};
