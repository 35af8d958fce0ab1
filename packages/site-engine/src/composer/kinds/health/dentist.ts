import type { KindEntry } from '../kind.ts';

export const dentist: KindEntry = {
  words: [
    'dentist',
    'dentists',
    'dental',
    'dental clinic',
    'dental practice',
    'orthodontist',
    'orthodontics',
    'teeth',
    'dentiste',
  ],
  noun: 'a dental practice',
  unnamed: 'Alder Dental',
  families: { calm: 6, editorial: 1, classic: 1 },
  hue: 182,
  subject: 'tooth',
  icons: ['smile', 'clock', 'shield-check'],
  headlines: [
    'Dentistry at|an easy pace.',
    'A lighter way|to see the dentist.',
    'Gentle hands,|clear answers.',
  ],
  lede: '{brand} is a dental practice{in}. We explain, we wait, and then we begin.',
  action: 'Book a visit',
  offer: {
    id: 'treatments',
    title: 'What we do',
    note: 'You hear what it costs before anything starts.',
    items: [
      ['Check-up', 'A look, a clean answer, no lecture.'],
      ['Hygiene', 'Polish and practical advice.'],
      ['Fillings', 'Tooth-coloured, one visit where we can.'],
      ['Root canal', 'Slow, numb and explained.'],
      ['Crowns', 'Measured, made, fitted.'],
      ['Children', 'First visits are for looking around.'],
    ],
  },
  points: {
    title: 'If you have put it off',
    items: [
      ['You hold the stop sign', 'Raise a hand and everything stops.'],
      ['The price is said first', 'On paper, before we start.'],
      ['No telling-off', 'We begin where you are.'],
    ],
  },
  process: {
    title: 'Your first visit',
    items: [
      ['Hello', 'A few questions on one page.'],
      ['A look', 'Nothing sharp. A mirror and a small lamp.'],
      ['Pictures', 'Only if we need them.'],
      ['Plan', 'What we saw, what it costs, what can wait.'],
    ],
  },
  about: {
    title: 'Calm is part|of the treatment.',
    text: 'Many people come to {brand} after years away. The first visit is for looking, talking and agreeing on the next small step.',
  },
  faq: {
    title: 'Good to know',
    items: [
      ['Do you take new patients?', 'Use the form on this page and we will tell you the next free time.'],
      ['I am in pain. What now?', 'Call rather than write. Say that it hurts and for how long.'],
      ['I am nervous. Can you help?', 'Tell us when you book. We will plan more time and go at your pace.'],
    ],
  },
  form: {
    title: 'Book a visit',
    fields: ['name', 'phone', 'date', 'choice'],
    done: 'Thank you. We will call you to confirm the time.',
  },
  sections: ['offer', 'process', 'points', 'visit', 'faq', 'contact'],
};
