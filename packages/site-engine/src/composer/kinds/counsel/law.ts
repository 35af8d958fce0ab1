import type { KindEntry } from '../kind.ts';

export const law: KindEntry = {
  words: [
    'law firm',
    'law office',
    'lawyer',
    'lawyers',
    'attorney',
    'attorneys',
    'solicitor',
    'solicitors',
    'barrister',
    'legal',
    'notary',
    'paralegal',
    'conveyancing',
    'wills and probate',
    'probate',
    'tenancy law',
    'employment law',
  ],
  noun: 'a law firm',
  unnamed: 'Harrow & Pell',
  families: { classic: 7, editorial: 1, calm: 1 },
  hue: 20,
  subject: 'column',
  icons: ['scale', 'file-text', 'shield-check'],
  headlines: [
    'Advice, in words|you can check.',
    'Plain answers|to hard questions.',
    'The careful|way through.',
  ],
  lede: '{brand} advises people and companies{in}. Every letter we send can be read without us.',
  action: 'Ask a first question',
  offer: {
    id: 'services',
    title: 'What people|come to us for',
    note: 'If yours is not here, ask. If we are not the right firm, we will say so.',
    items: [
      ['Buying and selling a home', 'Searches, contracts and the day of the keys.'],
      ['Wills and estates', 'Written plainly and kept safely.'],
      ['Family', 'Separation, children and agreements that last.'],
      ['Companies', 'Founders, shareholders and contracts.'],
      ['Employment', 'For either side of the desk.'],
      ['Disputes', 'Settled where possible, argued where not.'],
    ],
  },
  points: {
    title: 'Three promises',
    items: [
      ['The price comes first', 'In writing, before we start and again if something changes.'],
      ['One person to call', 'The one who knows your file picks up.'],
      ['An answer you can use', 'What we would do, and what it risks.'],
    ],
  },
  process: {
    title: 'How a matter runs',
    items: [
      ['You describe it', 'A few lines are enough.'],
      ['We read', 'And say whether we can help.'],
      ['We agree', 'Scope and fee, on one page.'],
      ['We act', 'You hear from us at every step.'],
    ],
  },
  about: {
    title: 'The law is long.|Advice need not be.',
    text: '{brand} writes short letters{in}. Behind each one is the reading that makes it safe to be brief.',
  },
  faq: {
    title: 'Before you call',
    items: [
      ['What does a first conversation cost?', 'Ask in the form. You will know before it starts.'],
      [
        'Is what I send confidential?',
        'Tell us the outline first; details are better spoken or sent once we act for you.',
      ],
      [
        'How soon will I hear back?',
        'We read every enquiry and reply with the next step or a better address.',
      ],
    ],
  },
  form: {
    title: 'Ask a first question',
    fields: ['name', 'email', 'choice', 'message'],
    done: 'Thank you. We will read it and write back.',
  },
  sections: ['offer', 'points', 'process', 'about', 'faq', 'contact'],
};
