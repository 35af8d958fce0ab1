import type { KindEntry } from '../kind.ts';

export const recruiting: KindEntry = {
  words: [
    'recruiting',
    'recruitment',
    'recruitment agency',
    'recruiter',
    'staffing',
    'staffing agency',
    'headhunter',
    'headhunting',
    'executive search',
    'job board',
    'job agency',
    'talent agency',
    'temp agency',
    'hr consulting',
    'nanny agency',
    'au pair agency',
    'careers agency',
  ],
  noun: 'a recruitment agency',
  unnamed: 'The Right Chair',
  hue: 275,
  subject: 'chair',
  icons: ['handshake', 'user', 'briefcase'],
  headlines: ['The right person|is already working.', 'People first,|papers second.', 'Hire once.'],
  lede: '{brand} brings people and companies{in} together who will still like each other in a year.',
  action: 'Tell us who is missing',
  offer: {
    id: 'services',
    title: 'For both sides|of the table',
    note: '',
    items: [
      ['Permanent roles', 'People who stay.'],
      ['Interim', 'For the gap, starting soon.'],
      ['Executive search', 'Quietly.'],
      ['For candidates', 'An honest look at your papers.'],
      ['Interviews', 'Questions that find something out.'],
      ['The first weeks', 'We call both of you.'],
    ],
  },
  about: {
    title: 'A job is|most of a week.',
    text: '{brand} asks longer than others: what the work really is, who sits next to it, and why the last person left.',
  },
  faq: {
    title: 'From both|sides',
    items: [
      [
        'I am looking for work. Does it cost me anything?',
        'Ask first, as with anybody who wants to place you. We will answer in writing.',
      ],
      ['Will my employer hear of it?', 'Nothing leaves us without your yes, name by name.'],
      [
        'We need somebody. When can you start?',
        'Describe the work in the form and we will say what is realistic.',
      ],
      [
        'What if it does not work out?',
        'Settle that in the contract, before anybody starts. We bring it up ourselves.',
      ],
    ],
  },
  form: {
    title: 'Who is missing?',
    fields: ['name', 'email', 'choice', 'message'],
    done: 'Thank you. We will call and ask more.',
  },
};
