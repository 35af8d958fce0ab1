import type { KindEntry } from '../kind.ts';

export const consulting: KindEntry = {
  words: [
    'consulting',
    'consulting firm',
    'consultancy',
    'consultant',
    'consultants',
    'management consulting',
    'business consulting',
    'it consulting',
    'strategy consulting',
    'business coach',
    'executive coach',
    'advisory',
  ],
  noun: 'a consultancy',
  unnamed: 'Second Opinion',
  hue: 255,
  subject: 'steps',
  icons: ['compass', 'target', 'users'],
  headlines: ['Ask the question|behind it.', 'Fewer slides,|more done.', 'What would you do|if you knew?'],
  lede: '{brand} helps companies{in} find out what is in the way, and then helps to move it.',
  action: 'Talk it through',
  offer: {
    id: 'services',
    title: 'Where we|are useful',
    note: 'If it is not on the list, ask. If we are not the right people, we will say so.',
    items: [
      ['Direction', 'Deciding what not to do.'],
      ['Operations', 'Where the time really goes.'],
      ['Organisation', 'Who decides what, and how fast.'],
      ['Digital', 'Only where it saves somebody work.'],
      ['Change', 'With the people it concerns.'],
      ['Sparring', 'A clear head, once a month.'],
    ],
  },
  points: {
    title: 'How we work',
    items: [
      ['On site', 'The answer is rarely in the meeting room.'],
      ['In plain words', 'If it cannot be said simply, it is not understood yet.'],
      ['Until it runs', 'A plan nobody uses is paper.'],
    ],
  },
  about: {
    title: 'You know most|of the answer.',
    text: '{brand} asks, listens and writes down{in} what everybody in the company already half knows. Then it gets done.',
  },
};
