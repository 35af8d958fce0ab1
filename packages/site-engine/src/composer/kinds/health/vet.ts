import type { KindEntry } from '../kind.ts';

export const vet: KindEntry = {
  words: [
    'veterinary hospital',
    'veterinary practice',
    'veterinary surgery',
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
    text: '{brand} takes its time: first a hello on the floor, then the table. Most patients come back without being carried.',
  },
  points: {
    title: 'What they|cannot say',
    items: [
      ['The whole animal', 'Not only the paw it lifts.'],
      ['What we think, in words', 'And what we would do if it were ours.'],
      ['Quiet hands', 'Fear makes everything hurt more, so we go slowly.'],
    ],
  },
  process: {
    title: 'A visit,|step by step',
    items: [
      ['Tell us', 'What is different, and since when.'],
      ['We look', 'From nose to tail, in their own time.'],
      ['You decide', 'After hearing what it is, what helps and what it costs.'],
      ['Go home', 'With what to do written down.'],
    ],
  },
  faq: {
    title: 'Asked at|reception',
    items: [
      [
        'My animal is unwell now. What do I do?',
        'Call rather than write, and say what you see. We tell you whether to come at once.',
      ],
      [
        'Mine hates the carrier. Any advice?',
        'Leave it open at home for some days with something soft inside, and tell us when you book.',
      ],
      ['What will it cost?', 'You hear it before we treat, and what can wait.'],
    ],
  },
};
