import type { GroupTexts } from '../kind.ts';

/** What the kinds of this group share unless one says otherwise. */
export const group: GroupTexts = {
  points: {
    title: 'What you can count on',
    items: [
      ['Somebody answers', 'Before you come, while you are here and afterwards.'],
      ['The price is the price', 'You see all of it before you say yes.'],
      ['Local advice', 'Ask us where we would go ourselves.'],
    ],
  },
  process: {
    title: 'From asking|to arriving',
    items: [
      ['Ask', 'Say when, and how many you are.'],
      ['Choose', 'We answer with what is free and what it costs.'],
      ['Come', 'We tell you how to find us and when we expect you.'],
    ],
  },
  about: {
    title: 'A place to|arrive at.',
    text: '{brand} is looked after{in} by people who notice when a door squeaks.',
  },
  faq: {
    title: 'Before you come',
    items: [
      ['How do I book?', 'Send the form with your dates. It is settled once we have written back.'],
      ['What if my plans change?', 'Write to us as early as you can and we will look for another day.'],
      ['How do I get there?', 'Ask us. We will describe the way from wherever you start.'],
    ],
  },
  form: {
    title: 'Ask for your dates',
    fields: ['name', 'email', 'date', 'people', 'message'],
    done: 'Thank you. We will write back with what is free.',
  },
  families: { classic: 3, editorial: 3, calm: 2 },
  sections: ['offer', 'gallery', 'points', 'about', 'visit', 'contact'],
};
