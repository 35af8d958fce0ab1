import type { KindEntry } from '../kind.ts';

export const musician: KindEntry = {
  words: [
    'musician',
    'singer',
    'songwriter',
    'singer-songwriter',
    'dj',
    'rapper',
    'pianist',
    'guitarist',
    'violinist',
    'cellist',
    'composer',
    'music producer',
    'producer',
    'solo artist',
    'saxophonist',
    'drummer',
    'wedding singer',
    'jazz singer',
  ],
  noun: 'a music project',
  unnamed: 'Slow Chorus',
  hue: 280,
  subject: 'microphone',
  icons: ['mic-vocal', 'music', 'headphones'],
  headlines: ['Listen|once more.', 'Three chords|and the truth.', 'Songs for|late trains.'],
  lede: '{brand} makes music{in}: some of it quiet, all of it meant.',
  action: 'Book a concert',
  offer: {
    id: 'music',
    title: 'Start|here',
    note: 'Sample titles. Put your own music here.',
    items: [
      ['The new record', 'from the first song to the last'],
      ['The one people know', 'played differently by now'],
      ['Live', 'with the coughing left in'],
      ['Alone', 'one room, one take'],
    ],
  },
  points: {
    title: 'For the stage',
    items: [
      ['Solo', 'A chair, a light, a line in.'],
      ['With others', 'As many as the stage carries.'],
      ['For your day', 'Ask. Some songs are for that.'],
    ],
  },
  process: {
    title: 'Book a concert',
    items: [
      ['Write', 'Say where, when and for whom.'],
      ['Agree', 'On the set, the fee and the sound.'],
      ['Listen', 'That is the easy part.'],
    ],
  },
  about: {
    title: 'A song is|a small room.',
    text: '{brand} writes and plays{in} for people who still listen to a record in order.',
  },
  form: {
    title: 'Book, or say hello',
    fields: ['name', 'email', 'date', 'message'],
    done: 'Thank you. You will get an answer.',
  },
  sections: ['offer', 'schedule', 'about', 'gallery', 'newsletter', 'contact'],
};
