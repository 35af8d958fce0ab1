import type { KindEntry } from '../kind.ts';

export const gym: KindEntry = {
  words: [
    'gym',
    'gyms',
    'fitness',
    'crossfit',
    'boxing',
    'boxing club',
    'personal trainer',
    'personal training',
    'climbing',
    'bouldering',
    'climbing wall',
    'strength training',
    'fitnessstudio',
    'swim',
  ],
  noun: 'a gym',
  unnamed: 'Iron Hour',
  families: { poster: 6, technical: 1, calm: 1 },
  hue: 128,
  subject: 'weight',
  icons: ['dumbbell', 'timer', 'heart-pulse'],
  headlines: ['Show up.|Lift.', 'Heavy|is honest.', 'Get strong|again.'],
  lede: '{brand} is a place to train{in}: clear plans, good coaching and a room that wants you to come back.',
  action: 'Book a first session',
  offer: {
    id: 'classes',
    title: 'Pick your hour',
    note: 'New here? Any of these will take you as you are.',
    items: [
      ['Strength basics', 'squat, hinge, push, pull'],
      ['Conditioning', 'short, hard, over before you hate it'],
      ['Mobility', 'undo the desk'],
      ['Open floor', 'your plan, your pace'],
      ['Small group', 'one coach, few people'],
      ['One to one', 'a plan written for you'],
    ],
  },
  points: {
    title: 'No mirrors needed',
    items: [
      ['Coached, not shouted at', 'Somebody watches your form and tells you one thing at a time.'],
      ['Numbers you can see', 'Write down what you lifted. Next week, a little more.'],
      ['Beginners first', 'The first session is for learning the room.'],
    ],
  },
  process: {
    title: 'Your first month',
    items: [
      ['Talk', 'What hurts, what you want, how often you can come.'],
      ['Try', 'One session to learn the basic lifts.'],
      ['Plan', 'A page you can follow without thinking.'],
      ['Repeat', 'Come back. That is the whole trick.'],
    ],
  },
  about: {
    title: 'Strong is|a habit.',
    text: '{brand} keeps it simple{in}: the bar, the floor, the clock, and people who notice when you are missing.',
  },
  faq: {
    title: 'Before day one',
    items: [
      [
        'I have never trained. Is that a problem?',
        'No. Say so in the form and the first session starts from zero.',
      ],
      ['What should I bring?', 'Shoes you can move in, water and a towel.'],
      [
        'Can I come with an injury?',
        'Tell us first. We can work around many things, and will say so when we cannot.',
      ],
    ],
  },
  form: {
    title: 'Book a first session',
    fields: ['name', 'email', 'choice', 'date'],
    done: 'You are on the list. We will write to fix the hour.',
  },
  sections: ['offer', 'schedule', 'points', 'process', 'pricing', 'faq', 'contact'],
};
