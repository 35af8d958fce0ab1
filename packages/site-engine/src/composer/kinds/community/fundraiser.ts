import type { KindEntry } from '../kind.ts';

export const fundraiser: KindEntry = {
  words: [
    'fundraiser',
    'fundraising',
    'crowdfunding',
    'kickstarter',
    'donation page',
    'donation drive',
    'charity appeal',
    'charity auction',
    'sponsorship',
    'gofundme',
    'sponsored walk',
    'save our pub',
    'restoration appeal',
    'donation campaign',
    'memorial fund',
  ],
  noun: 'a fundraiser',
  unnamed: 'Chip In',
  hue: 25,
  subject: 'hand',
  icons: ['hand-coins', 'heart', 'target'],
  headlines: ['A little|from many.', 'Put in|what you can.', 'Together|it is enough.'],
  lede: '{brand} collects{in} for one thing, says what it costs and shows where every bit of it goes.',
  action: 'Chip in',
  offer: {
    id: 'giving',
    title: 'What your|share does',
    note: 'Sample entries. Say here what each sum pays for.',
    items: [
      ['A small sum', 'it adds up faster than you think'],
      ['A larger one', 'say what it should pay for'],
      ['Every month', 'so that we can plan'],
      ['Your time', 'often the thing that is missing'],
      ['A thing', 'ask what is needed'],
      ['The word', 'tell three people'],
    ],
  },
  process: {
    title: 'What happens|with it',
    items: [
      ['You give', 'Any sum, any way.'],
      ['We add it up', 'Where everybody can see.'],
      ['It is spent', 'On what stands on this page.'],
      ['You hear', 'What came of it.'],
    ],
  },
  about: {
    title: 'One thing,|done by many.',
    text: '{brand} asks for help with something{in} that is too large for one person and small enough for all of us.',
  },
  faq: {
    title: 'Before you give',
    items: [
      ['How can I give?', 'Write with the form and we will send the details.'],
      ['Do I get a receipt?', 'Ask for it in your message.'],
      ['What if there is too much?', 'We will say so, and ask you what to do with it.'],
    ],
  },
  sections: ['about', 'offer', 'process', 'points', 'faq', 'contact'],
};
