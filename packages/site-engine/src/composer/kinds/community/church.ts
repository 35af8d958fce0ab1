import type { KindEntry } from '../kind.ts';

export const church: KindEntry = {
  words: [
    'church',
    'parish',
    'mosque',
    'synagogue',
    'temple',
    'congregation',
    'chapel',
    'cathedral',
    'ministry',
    'monastery',
    'buddhist centre',
    'buddhist center',
    'youth group',
    'bible study',
  ],
  noun: 'a congregation',
  unnamed: 'The Open Door',
  hue: 235,
  subject: 'chapel',
  icons: ['church', 'heart', 'users'],
  headlines: ['Come|as you are.', 'There is|room for you.', 'A door|that opens.'],
  lede: '{brand} is a community{in} that meets to pray, to sing, to eat and to look after each other.',
  action: 'Say hello',
  offer: {
    id: 'deeds',
    title: 'Through the|week',
    note: 'Sample entries. Put your own week here.',
    items: [
      ['Worship', 'everybody is welcome, also at the back'],
      ['Children', 'stories, songs, biscuits'],
      ['Music', 'sing along, or only listen'],
      ['A warm meal', 'for whoever comes'],
      ['Visits', 'if you cannot come to us'],
      ['Quiet', 'the door is open, nobody asks'],
    ],
  },
  points: {
    title: 'If it is|your first time',
    items: [
      ['Sit where you like', 'Nobody has a fixed place, whatever they say.'],
      ['Ask', 'Somebody near the door will know.'],
      ['Stay for coffee', 'That is where you meet people.'],
    ],
  },
  about: {
    title: 'Nobody believes|alone.',
    text: '{brand} is made of people{in} with questions, and a table long enough for all of them.',
  },
  faq: {
    title: 'Before you come',
    items: [
      ['Do I have to be a member?', 'No. Come and see.'],
      ['Can I bring my children?', 'Please do. They may be heard.'],
      [
        'I need help. Whom do I ask?',
        'Write with the form on this page. It is read by a person and stays with them.',
      ],
    ],
  },
  form: {
    title: 'Say hello',
    fields: ['name', 'email', 'message'],
    done: 'Thank you. Somebody will write back.',
  },
  families: { calm: 4, classic: 3, editorial: 2 },
  sections: ['about', 'schedule', 'offer', 'points', 'visit', 'contact'],
};
