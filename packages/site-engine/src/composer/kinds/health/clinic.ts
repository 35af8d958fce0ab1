import type { KindEntry } from '../kind.ts';

export const clinic: KindEntry = {
  words: [
    'clinic',
    'doctor',
    'medical practice',
    'medical',
    'physiotherapy',
    'physiotherapist',
    'physio',
    'osteopath',
    'chiropractor',
    'dermatology',
    'health centre',
    'health center',
    'hospital',
    'gp practice',
    'nutritionist',
    'care home',
    'optician',
  ],
  noun: 'a clinic',
  unnamed: 'Fieldside Clinic',
  families: { calm: 6, classic: 1, editorial: 1 },
  hue: 200,
  subject: 'heart',
  icons: ['heart-pulse', 'clock', 'shield-check'],
  headlines: ['Care that|listens first.', 'Time to be|properly heard.', 'Feel like|yourself again.'],
  lede: '{brand} looks after people{in} with time to listen, clear words and a plan you can follow.',
  action: 'Book a visit',
  offer: {
    id: 'services',
    title: 'What we can help with',
    note: 'Not sure which one? Describe it in your own words and we will place it.',
    items: [
      ['First consultation', 'We listen, examine and explain.'],
      ['Follow-up', 'See what has changed and adjust the plan.'],
      ['Check-up', 'A calm look at the whole picture.'],
      ['Treatment plan', 'Steps on paper, in plain words.'],
      ['Advice by phone', 'For questions that need no visit.'],
      ['Referral', 'When somebody else can help you better.'],
    ],
  },
  points: {
    title: 'What you can expect',
    items: [
      ['Nobody is rushed', 'You finish your sentence before we start ours.'],
      ['Plain words', 'If we use a long word, we explain it.'],
      ['You decide', 'We lay out the choices. The next step is yours.'],
    ],
  },
  process: {
    title: 'Your first visit,|step by step',
    items: [
      ['Arrive', 'A short form, and a seat.'],
      ['Talk', 'What brings you here, in your words.'],
      ['Look', 'An examination, explained as it goes.'],
      ['Plan', 'What we think, what comes next, what it costs.'],
    ],
  },
  about: {
    title: 'Good care starts|with a question.',
    text: '{brand} is a practice{in} built around the conversation: what happened, what worries you, and what a good outcome would look like.',
  },
  faq: {
    title: 'Good to know',
    items: [
      ['Do you take new patients?', 'Send the form on this page and we will tell you the next free time.'],
      [
        'What should I bring?',
        'Papers from earlier visits if you have them, and a list of anything you take.',
      ],
      [
        'What if I have to cancel?',
        'Let us know as early as you can, so that somebody else can have the time.',
      ],
    ],
  },
  form: {
    title: 'Ask for an appointment',
    fields: ['name', 'phone', 'date', 'choice'],
    done: 'Thank you. We will call you to confirm a time.',
  },
  sections: ['offer', 'process', 'points', 'visit', 'faq', 'contact'],
};
