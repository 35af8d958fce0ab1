import type { KindEntry } from '../kind.ts';

export const game: KindEntry = {
  words: [
    'game',
    'video game',
    'mobile game',
    'board game',
    'card game',
    'indie game',
    'puzzle game',
    'game studio',
    'arcade',
    'escape room',
    'tabletop game',
    'role-playing game',
    'rpg',
    'esports',
    'platformer',
    'word game',
  ],
  noun: 'a game',
  unnamed: 'One More Turn',
  hue: 300,
  subject: 'game',
  icons: ['gamepad-2', 'puzzle', 'trophy'],
  headlines: ['One more|turn.', 'Easy to start.|Hard to put down.', 'Your|move.'],
  lede: '{brand} is a game that explains itself in a minute and keeps something back for later.',
  action: 'Play first',
  offer: {
    id: 'features',
    title: 'What is|in it',
    note: '',
    items: [
      ['The first minute', 'No manual. You just begin.'],
      ['The tenth hour', 'There is still a trick left.'],
      ['Alone', 'At your own speed.'],
      ['Together', 'On the same sofa or far apart.'],
      ['Fair', 'Practice wins, and now and then luck.'],
      ['Music', 'Worth wearing headphones for.'],
    ],
  },
  process: {
    title: 'How to play',
    items: [
      ['Look', 'Everything you need is on the table.'],
      ['Try', 'Mistakes are cheap and funny.'],
      ['Win', 'Or lose well, and start again.'],
    ],
  },
  points: {
    title: 'Why one stays',
    items: [
      ['It respects your time', 'Stop anywhere, go on anywhere.'],
      ['It is hand-made', 'Somebody thought about every corner.'],
      ['It surprises', 'Even when you think you know it.'],
    ],
  },
  about: {
    title: 'Rules are|an invitation.',
    text: '{brand} is for the hour after dinner, alone or with somebody you like to beat.',
  },
  faq: {
    title: 'Before you play',
    items: [
      ['Where can I play it?', 'Ask with the form and say what you play on.'],
      ['Is it for children too?', 'Tell us their age and we will say honestly.'],
      ['Can I help to test it?', 'Yes. Leave your address and we will send the next version.'],
    ],
  },
  form: {
    title: 'Play first',
    fields: ['name', 'email'],
    done: 'You are on the list. One message when there is something to play.',
  },
  families: { poster: 4, technical: 3, calm: 1 },
  sections: ['offer', 'gallery', 'process', 'newsletter', 'contact'],
};
