import type { KindEntry } from '../kind.ts';

export const realestate: KindEntry = {
  words: [
    'real estate',
    'realtor',
    'estate agent',
    'estate agents',
    'property',
    'properties',
    'apartments',
    'apartment',
    'housing',
    'property management',
  ],
  noun: 'an estate agent',
  unnamed: 'Threshold',
  families: { classic: 3, technical: 2, calm: 2, editorial: 2 },
  hue: 235,
  subject: 'house',
  icons: ['house', 'key-round', 'map-pin'],
  headlines: ['Find the door|that fits.', 'Where would|you hang your coat?', 'A house is|a decision.'],
  lede: '{brand} helps people{in} find, sell and shape the places they live in, with straight answers on the way.',
  action: 'Arrange a talk',
  offer: {
    id: 'services',
    title: 'How we can help',
    note: '',
    items: [
      ['Buying', 'We look with you, and say when to walk away.'],
      ['Selling', 'An honest price and good pictures.'],
      ['Letting', 'Tenants who stay.'],
      ['Valuation', 'A number with reasons.'],
      ['Managing', 'The tap drips; we answer.'],
      ['Advice', 'Before you sign anything.'],
    ],
  },
  points: {
    title: 'What we will not do',
    items: [
      ['No wide angles', 'The room is as large as it looks.'],
      ['No pressure', 'Sleep on it. Then sleep on it again.'],
      ['No surprises', 'Every cost is on the first page.'],
    ],
  },
  process: {
    title: 'From the first look|to the keys',
    items: [
      ['Talk', 'What you need and what you can spend.'],
      ['Look', 'Few places, the right ones.'],
      ['Agree', 'We read the papers with you.'],
      ['Move', 'Keys, meters, and where the bins go.'],
    ],
  },
  about: {
    title: 'We know|which side gets the sun.',
    text: '{brand} has walked the streets{in}, listened for the trains and knocked on the walls. Ask us what the pictures leave out.',
  },
  faq: {
    title: 'Before the viewing',
    items: [
      ['What does it cost me?', 'Ask, and you get it in writing before anything starts.'],
      ['Can I see it in the evening?', 'Tell us when you are free and we will arrange it.'],
      ['Will you value my home?', 'Send the address with the form and we will agree on a time.'],
    ],
  },
  form: {
    title: 'Arrange a talk',
    fields: ['name', 'phone', 'choice', 'message'],
    done: 'Thank you. We will call you back.',
  },
  sections: ['offer', 'points', 'process', 'about', 'faq', 'contact'],
};
