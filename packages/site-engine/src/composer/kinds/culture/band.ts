import type { KindEntry } from '../kind.ts';

export const band: KindEntry = {
  words: [
    'band',
    'rock band',
    'punk band',
    'jazz',
    'jazz trio',
    'album',
    'record label',
    'ep release',
    'folk trio',
    'klezmer trio',
    'klezmer',
    'brass ensemble',
    'trio',
    'wedding singers',
    'big band',
  ],
  noun: 'a band',
  unnamed: 'The Low Ceilings',
  families: { poster: 7, editorial: 2 },
  hue: 340,
  subject: 'vinyl',
  icons: ['music', 'mic', 'disc-3'],
  headlines: ['Play it|again, louder.', 'Songs for|the drive home.', 'Turn it|all the way up.'],
  lede: '{brand} plays{in}: new songs, old rooms, and the lights left low.',
  action: 'Book us',
  offer: {
    id: 'releases',
    title: 'Put it on',
    note: 'Sample titles. Put your own records here.',
    items: [
      ['The new record', 'out now, all of it'],
      ['The first one', 'recorded in a kitchen'],
      ['Live tape', 'with the crowd left in'],
      ['The single', 'three minutes, no bridge'],
    ],
  },
  points: {
    title: 'What it sounds like',
    items: [
      ['Close', 'You can hear the room.'],
      ['Loud', 'When it has to be.'],
      ['Unfinished', 'On purpose, at the edges.'],
    ],
  },
  process: {
    title: 'Book us',
    items: [
      ['Write', 'Say where, when and how big the stage is.'],
      ['Agree', 'We send what we need on one page.'],
      ['Play', 'And help to carry.'],
    ],
  },
  about: {
    title: 'Made in|a small room.',
    text: '{brand} started where most bands do: too many amps, too few sockets, and neighbours{in} who came round to listen.',
  },
  faq: {
    title: 'Asked after|the show',
    items: [
      ['Do you play private shows?', 'Sometimes. Tell us about it.'],
      ['Where can I hear more?', 'Write to us and we will send you the links.'],
      ['Do you sell records?', 'At the table by the door, and by post if you ask.'],
    ],
  },
  form: {
    title: 'Book us, or just say hello',
    fields: ['name', 'email', 'date', 'message'],
    done: 'Thanks. One of us will write back.',
  },
  sections: ['schedule', 'offer', 'gallery', 'about', 'newsletter', 'contact'],
};
