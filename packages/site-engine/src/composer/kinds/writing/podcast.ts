import type { KindEntry } from '../kind.ts';

export const podcast: KindEntry = {
  words: [
    'podcast',
    'podcasts',
    'radio show',
    'radio station',
    'audio show',
    'interview show',
    'radio',
    'youtube channel',
    'vlog',
    'streamer',
    'twitch',
    'audio drama',
    'audio stories',
    'hospital radio',
  ],
  noun: 'a podcast',
  unnamed: 'The Long Pause',
  hue: 295,
  subject: 'microphone',
  icons: ['mic', 'headphones', 'radio'],
  headlines: ['One question,|no hurry.', 'Press play.|Do the dishes.', 'Let them|finish.'],
  lede: '{brand} is a conversation you are allowed to overhear.',
  action: 'Suggest a guest',
  offer: {
    id: 'episodes',
    title: 'Start with|one of these',
    note: 'Sample episodes. Put your own here.',
    items: [
      ['The one about beginnings', 'why we do this at all'],
      ['The long one', 'for a train journey'],
      ['The short one', 'for a cup of tea'],
      ['The argument', 'nobody won'],
      ['The listener', 'one of you, on this side'],
      ['The answer', 'your questions, all of them'],
    ],
  },
  points: {
    title: 'How it sounds',
    items: [
      ['Unhurried', 'People may think before they speak.'],
      ['Cut kindly', 'The best silence stays in.'],
      ['No script', 'Only a list of questions nobody keeps to.'],
    ],
  },
  about: {
    title: 'Good questions|take a while.',
    text: '{brand} is recorded{in} by people who would rather ask one more question than get to the point.',
  },
  faq: {
    title: 'Asked by listeners',
    items: [
      ['Where can I listen?', 'Write to us and say which app you use.'],
      ['Can I suggest a guest?', 'Please. Tell us who, and what to ask.'],
      ['Is there a transcript?', 'Ask for the episode you need.'],
    ],
  },
  form: {
    title: 'Suggest a guest',
    fields: ['name', 'email', 'message'],
    done: 'Thank you. We will listen to that.',
  },
};
