import type { GroupTexts } from '../kind.ts';

/** What the kinds of this group share unless one says otherwise. */
export const group: GroupTexts = {
  points: {
    title: 'How we choose',
    items: [
      ['Used before it is sold', 'If we would not keep it ourselves, it does not go on the shelf.'],
      ['Made to last', 'Ask us how to look after it.'],
      ['Wrapped in paper', 'No more packing than it needs.'],
    ],
  },
  process: {
    title: 'From our shelf|to yours',
    items: [
      ['Choose', 'Ask if you are between two.'],
      ['Order', 'With the form, or in person.'],
      ['Unpack', 'Not right? Write to us and we will sort it out.'],
    ],
  },
  about: {
    title: 'Fewer things,|better ones.',
    text: '{brand} would rather sell one good thing than three that wear out. Come by{in} and pick something up: most of it is better in the hand.',
  },
  faq: {
    title: 'Asked at the till',
    items: [
      [
        'Can I order from home?',
        'Name what you would like in the form and we will answer with price and delivery.',
      ],
      ['Can I bring something back?', 'Talk to us. Keep the packing until you are sure.'],
      ['Do you wrap gifts?', 'Say so in your message and for whom it is.'],
    ],
  },
  form: {
    title: 'Order or ask',
    fields: ['name', 'email', 'choice', 'message'],
    done: 'Thank you. We will write back about your order.',
  },
  families: { editorial: 4, poster: 3, calm: 2 },
  sections: ['offer', 'points', 'gallery', 'about', 'visit', 'contact'],
};
