import type { KindEntry } from '../kind.ts';

export const event: KindEntry = {
  words: ['event', 'events', 'webinar'],
  noun: 'an event',
  unnamed: 'The Open Room',
  families: { poster: 4, technical: 3, classic: 1 },
  hue: 268,
  subject: 'rays',
  icons: ['calendar', 'mic', 'users'],
  headlines: ['Come with|a question.', 'A room full|of good talk.', 'Talks worth|taking notes.'],
  lede: '{brand} brings people together{in} to talk about the work itself, with long breaks on purpose.',
  action: 'Save a seat',
  offer: {
    id: 'programme',
    title: 'What the day holds',
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
      ['No sales talk', 'Speakers show work, including what failed.'],
      ['Come alone', 'You will not eat alone.'],
    ],
  },
  process: {
    title: 'How to take part',
    items: [
      ['Save a seat', 'With the form on this page.'],
      ['Get the details', 'By e-mail, once.'],
      ['Come', 'Doors open early; so does the coffee.'],
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
  form: {
    title: 'Save a seat',
    fields: ['name', 'email', 'message'],
    done: 'Your seat is asked for. We will confirm by e-mail.',
  },
  sections: ['offer', 'schedule', 'points', 'visit', 'faq', 'contact'],
};
