import type { KindEntry } from '../kind.ts';

export const conference: KindEntry = {
  words: [
    'conference',
    'tech conference',
    'summit',
    'symposium',
    'congress',
    'unconference',
    'developer conference',
    'design conference',
    'trade show',
    'expo',
    'convention',
    'tedx',
  ],
  noun: 'a conference',
  unnamed: 'The Open Room',
  hue: 268,
  subject: 'microphone',
  icons: ['mic', 'calendar', 'users'],
  headlines: ['Come with|a question.', 'Talks worth|taking notes.', 'The corridor|is a stage.'],
  lede: '{brand} brings people together{in} to talk about the work itself, with long breaks on purpose.',
  action: 'Save a seat',
  offer: {
    id: 'programme',
    title: 'What the day|holds',
    note: 'Sample sessions. Put your own titles here.',
    items: [
      ['Opening talk', 'the question of the day'],
      ['Workshops', 'small rooms, hands on'],
      ['Short talks', 'one idea each'],
      ['Long lunch', 'where the real talk happens'],
      ['Open floor', 'you set the topic'],
      ['Closing', 'what we take home'],
    ],
  },
  points: {
    title: 'Why come in person',
    items: [
      ['Long breaks', 'The corridor is part of the programme.'],
      ['Work, not adverts', 'Speakers show what they did, including what failed.'],
      ['Come alone', 'You will not eat alone.'],
    ],
  },
  about: {
    title: 'Less stage,|more table.',
    text: '{brand} is made for people who do the thing rather than talk about it, and would like to compare notes{in}.',
  },
  faq: {
    title: 'Before you come',
    items: [
      ['Can I speak?', 'Write two lines about what you would show, and we will answer.'],
      ['Will it be recorded?', 'Ask us. Speakers decide for their own talk.'],
      ['Can I get help with the cost?', 'Say so in your message. It stays between us.'],
    ],
  },
  sections: ['offer', 'schedule', 'team', 'points', 'visit', 'faq', 'contact'],
};
