import type { KindEntry } from '../kind.ts';

export const hackathon: KindEntry = {
  words: [
    'hackathon',
    'hackathons',
    'hack day',
    'game jam',
    'startup weekend',
    'coding competition',
    'buildathon',
    'datathon',
  ],
  noun: 'a hackathon',
  unnamed: 'Build Till Dawn',
  hue: 145,
  subject: 'rocket',
  icons: ['rocket', 'code-xml', 'zap'],
  headlines: ['Bring a laptop|and a bad idea.', 'Build first,|sleep later.', 'From nothing|to demo.'],
  lede: '{brand} puts people who build things into one room{in} and takes the clock off the wall.',
  action: 'Bring a team',
  offer: {
    id: 'programme',
    title: 'How it|runs',
    note: 'Sample points. Put your own here.',
    items: [
      ['Kick-off', 'themes, rules, pizza'],
      ['Find a team', 'or bring one'],
      ['Build', 'mentors walk around'],
      ['Midnight', 'soup, and second thoughts'],
      ['Demos', 'it has to run'],
      ['Prizes', 'and everybody goes to bed'],
    ],
  },
  points: {
    title: 'The rules|are short',
    items: [
      ['Start from zero', 'Ideas may be old. Code may not.'],
      ['Show it running', 'A slide is not a demo.'],
      ['Help others', 'It counts.'],
    ],
  },
  about: {
    title: 'Unfinished|is allowed.',
    text: '{brand} is for people{in} who would rather see it work badly tonight than read about it next year.',
  },
  faq: {
    title: 'Before you pack',
    items: [
      ['Do I need a team?', 'No. Teams are made at the start.'],
      ['Do I have to be able to code?', 'No. Good teams need somebody who asks why.'],
      ['Who owns what I build?', 'Ask us for the rules before you sign up.'],
    ],
  },
  families: { technical: 5, poster: 5 },
};
