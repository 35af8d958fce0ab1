import type { KindEntry } from '../kind.ts';

export const catering: KindEntry = {
  words: [
    'catering',
    'caterer',
    'private chef',
    'personal chef',
    'meal prep',
    'event catering',
    'banquet',
    'private dining',
    'lunch delivery',
    'grazing tables',
    'canapes',
    'buffets',
  ],
  noun: 'a caterer',
  unnamed: 'The Second Kitchen',
  hue: 40,
  subject: 'plate',
  icons: ['chef-hat', 'utensils', 'users'],
  headlines: ['You have guests.|We have plates.', 'Cooked for|your table.', 'Be at|your own party.'],
  lede: '{brand} cooks for your table{in}, brings it, serves it and takes the dishes away again.',
  action: 'Ask for a menu',
  offer: {
    id: 'menu',
    title: 'For every size|of table',
    note: 'Each menu is written for the day. These are starting points.',
    items: [
      ['A long lunch', 'platters in the middle'],
      ['Standing up', 'two bites each, no fork'],
      ['A seated dinner', 'served course by course'],
      ['At the office', 'ready when the meeting ends'],
      ['For a wedding', 'from the first glass to midnight'],
      ['Something sweet', 'one cake or many small ones'],
    ],
  },
  process: {
    title: 'From a number|to a menu',
    items: [
      ['Tell us how many', 'And what they do not eat.'],
      ['Taste', 'We cook a little of it first.'],
      ['We come', 'With everything, spoons included.'],
      ['We go', 'And the kitchen is as it was.'],
    ],
  },
  about: {
    title: 'A good host|sits down too.',
    text: '{brand} takes over the kitchen so that you can stay with the people you invited.',
  },
  points: {
    title: 'What guests|remember',
    items: [
      ['Hot when it should be', 'We plan backwards from the last table.'],
      ['Something for everyone', 'Tell us who cannot eat what.'],
      ['Nobody in your way', 'You talk to your guests; we watch the clock.'],
    ],
  },
  faq: {
    title: 'Before you|send the list',
    items: [
      ['For how many can you cook?', 'Tell us the number and the place. We say plainly whether it fits.'],
      ['What about allergies?', 'Send them with the numbers and we plan the menu around them.'],
      ['Do you bring plates and people?', 'Say what the place has. What is missing goes into the quote.'],
    ],
  },
  sections: ['offer', 'process', 'gallery', 'about', 'faq', 'contact'],
};
