import type { GroupTexts } from '../kind.ts';

/** What the kinds of this group share unless one says otherwise. */
export const group: GroupTexts = {
  points: {
    title: 'How we work',
    items: [
      ['Local first', 'We ask the people concerned before we plan.'],
      ['Open books', 'Ask where it went and we will show you.'],
      ['Every hour counts', 'Come once or come weekly.'],
    ],
  },
  process: {
    title: 'How to begin',
    items: [
      ['Say hello', 'Two lines in the form are enough.'],
      ['Come along', 'Meet the others, see what it is.'],
      ['Find your thing', 'There is always something that needs doing.'],
    ],
  },
  about: {
    title: 'Nobody does everything.|Everyone does something.',
    text: '{brand} works{in} because people turn up. Some bring tools, some bring time, some bring soup.',
  },
  faq: {
    title: 'Asked before|joining',
    items: [
      ['Do I need experience?', 'No. Someone will show you.'],
      ['Can I bring my children?', 'Often, yes. Tell us their age and we will find the right day.'],
      ['How can I help from afar?', 'Write to us and we will say what is needed most.'],
    ],
  },
  form: {
    title: 'Lend a hand',
    fields: ['name', 'email', 'choice', 'message'],
    done: 'Thank you. We will write and tell you when we meet next.',
  },
  families: { editorial: 3, calm: 3, poster: 3 },
  sections: ['about', 'offer', 'points', 'process', 'faq', 'contact'],
};
