import type { KindEntry } from '../kind.ts';

export const school: KindEntry = {
  words: ['school', 'courses', 'academy', 'university', 'college', 'music school', 'lessons'],
  noun: 'a school',
  unnamed: 'Open Desk School',
  families: { calm: 3, editorial: 3, poster: 2, classic: 1 },
  hue: 250,
  subject: 'book',
  icons: ['book-open', 'pencil', 'graduation-cap'],
  headlines: ['Learn it|by doing it.', 'Curious is|enough to start.', 'First try,|then ask why.'],
  lede: '{brand} teaches{in} in small steps that you can see yourself take.',
  action: 'Ask for a place',
  offer: {
    id: 'courses',
    title: 'What you can learn',
    note: 'Start at the beginning or in the middle; we will find the right group.',
    items: [
      ['Beginners', 'no experience, many questions'],
      ['Next step', 'for those who know the basics'],
      ['Advanced', 'harder problems, fewer hints'],
      ['One to one', 'at your own pace'],
      ['Weekend', 'two days, one subject'],
      ['For groups', 'bring your own people'],
    ],
  },
  points: {
    title: 'How we teach',
    items: [
      ['Make something first', 'Explanation comes when you need it.'],
      ['Small groups', 'Nobody hides, nobody waits long.'],
      ['Mistakes stay', 'We look at them together.'],
    ],
  },
  process: {
    title: 'From curious|to confident',
    items: [
      ['Try', 'A first lesson to see whether it fits.'],
      ['Practise', 'Little and often.'],
      ['Show', 'Somebody else looks at what you made.'],
      ['Go on', 'You choose the next question.'],
    ],
  },
  about: {
    title: 'A good question|is worth an hour.',
    text: '{brand} is a place{in} where asking is the work, and where the answer is usually something you can hold, play or say.',
  },
  faq: {
    title: 'Before|the first lesson',
    items: [
      ['Do I need to know anything?', 'No. Tell us where you stand and we will place you.'],
      ['What if I miss a lesson?', 'Let us know and we will find a way to catch up.'],
      ['Can I try it first?', 'Ask for a first lesson in the form.'],
    ],
  },
  form: {
    title: 'Ask for a place',
    fields: ['name', 'email', 'choice', 'message'],
    done: 'Thank you. We will write back with the next start.',
  },
  sections: ['offer', 'points', 'process', 'faq', 'contact'],
};
