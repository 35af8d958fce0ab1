import type { Kind } from './kind.ts';

export const general: Kind = {
  id: 'general',
  words: ['small business', 'family business', 'company', 'business'],
  noun: 'a business',
  unnamed: 'Good Morning',
  families: { editorial: 3, technical: 2, calm: 2, poster: 3, classic: 1 },
  hue: 265,
  subject: 'shapes',
  icons: ['sparkles', 'compass', 'message-circle'],
  headlines: ['Good work,|plainly said.', 'Here is what|we do.', 'A clear start,|a good end.'],
  lede: '{brand} is open for questions{in}. Here is what we do, how it works and how to reach us.',
  action: 'Get in touch',
  offer: {
    label: 'Services',
    title: 'What we do',
    note: 'Sample entries. Put your own here.',
    items: [
      ['The main thing', 'what most people come for'],
      ['The second thing', 'what goes well with it'],
      ['The special thing', 'what nobody else does like you'],
      ['The first step', 'for those who are not sure yet'],
    ],
  },
  points: {
    title: 'What you can count on',
    items: [
      ['A straight answer', 'Also when it is no.'],
      ['A person', 'Who reads what you write.'],
      ['A date', 'That we keep, or move before it passes.'],
    ],
  },
  process: {
    title: 'How it works',
    items: [
      ['Ask', 'A few lines are enough.'],
      ['Agree', 'On what, when and for how much.'],
      ['Done', 'And somebody to call afterwards.'],
    ],
  },
  about: {
    title: 'Small enough|to care.',
    text: '{brand} does the work itself{in}, and stands by it afterwards.',
  },
  faq: {
    title: 'Often asked',
    items: [
      ['How do I start?', 'Write a few lines with the form on this page. We will answer with the next step.'],
      ['What does it cost?', 'Tell us what you need and you get a clear figure before anything begins.'],
      ['Where can I reach you?', 'The form reaches a person. So do the details beside it.'],
    ],
  },
  form: {
    title: 'Write to us',
    fields: ['name', 'email', 'message'],
    done: 'Thank you. We will write back.',
  },
  sections: ['offer', 'about', 'process', 'faq', 'contact'],
};
