import type { SectionPlan } from '../../plan/site-plan.ts';

const from: readonly number[] = [];

/** One section of every type, and of every way in which a list can be used. */
export const sampleSections: readonly SectionPlan[] = [
  {
    id: 'menu',
    title: 'From the|oven',
    note: 'Baked twice a day.',
    type: 'items',
    show: 'list',
    from,
    groups: [
      {
        title: 'Bread',
        items: [
          { name: 'Rye loaf', price: '4.80 €', detail: 'Sour, dark and dense.', categories: ['Vegan'], from },
          { name: 'Baguette', price: '1.90 €', categories: [], from },
          { name: 'Walnut loaf', price: '5.60 €', from },
        ],
      },
      { title: 'Cakes', items: [{ name: 'Plum cake', price: '3.20 €', categories: ['Vegan'], from }] },
    ],
    tools: {
      filter: ['Vegan'],
      isSearchable: true,
      isSortable: true,
      basket: { by: 'email', target: 'hi@oven.example' },
    },
  },
  {
    id: 'glazes',
    title: 'Glazes',
    type: 'items',
    show: 'table',
    from,
    groups: [
      {
        columns: ['Fired at', 'Surface'],
        items: [
          { name: 'Ash', values: ['1260 °C', 'matt'], price: '12 €', from },
          { name: 'Celadon', values: ['1280 °C', 'gloss'], price: '15 €', from },
        ],
      },
    ],
    tools: { isSortable: true },
  },
  {
    id: 'plans',
    title: 'What it costs',
    type: 'items',
    show: 'plans',
    from,
    groups: [
      {
        items: [
          { name: 'Small', price: '9 € a month', yearly: '90 € a year', detail: 'Up to three people.', from },
          { name: 'Large', price: '29 € a month', yearly: '290 € a year', from },
        ],
      },
    ],
    tools: { priceSwitch: true },
  },
  {
    id: 'courses',
    title: 'Courses',
    type: 'items',
    show: 'cards',
    from,
    groups: [
      {
        title: 'Weekday',
        items: [
          { name: 'Hand building', from },
          { name: 'Throwing', from },
        ],
      },
      { title: 'Weekend', items: [{ name: 'Raku', from }] },
    ],
    tools: { tabs: true },
  },
  {
    id: 'sizes',
    title: 'Sizes',
    type: 'table',
    from,
    columns: ['Model', 'Length', 'Weight', 'For'],
    rows: [
      ['Swift', '4.20 m', '18 kg', 'Rivers'],
      ['Heron', '5.10 m', '24 kg', 'The sea'],
    ],
    isSearchable: true,
    isSortable: true,
  },
  {
    id: 'story',
    title: 'How it began',
    type: 'prose',
    from,
    paragraphs: ['It began with an oven.', 'Then came flour.'],
    by: 'Ana',
  },
  {
    id: 'visit',
    title: 'Where and|when',
    type: 'visit',
    from,
    contacts: [
      { kind: 'address', value: '12 Mill Lane, Bristol', from: [] },
      { kind: 'phone', value: '0117 496 0123', target: 'tel:+441174960123', label: 'Shop', from: [] },
      { kind: 'email', value: 'hello@oven.example', from: [] },
      { kind: 'whatsapp', value: '+44 7700 900123', from: [] },
      { kind: 'link', value: 'instagram.com/oven', label: 'Instagram', from: [] },
    ],
    hours: [
      { days: 'Tuesday to Saturday', times: '7:00–15:00' },
      { days: 'Sunday', times: '8:00–12:00', of: 'Café' },
    ],
    details: ['Step-free entrance.'],
    mapLink: 'https://www.openstreetmap.org/search?query=12%20Mill%20Lane',
  },
  {
    id: 'contact',
    title: 'Order a cake',
    type: 'form',
    from,
    submit: 'Send request',
    done: 'Thank you, we will call you.',
    send: { by: 'email', target: 'hello@oven.example' },
    fields: [
      { id: 'name', label: 'Your name', kind: 'name', isRequired: true },
      { id: 'email', label: 'E-mail', kind: 'email', isRequired: true },
      { id: 'phone', label: 'Telephone', kind: 'phone', isRequired: false },
      { id: 'day', label: 'Day', kind: 'date', isRequired: true },
      { id: 'hour', label: 'Time', kind: 'time', isRequired: false },
      { id: 'guests', label: 'Guests', kind: 'number', isRequired: false },
      { id: 'cake', label: 'Cake', kind: 'choice', options: ['Plum', 'Poppy'], isRequired: true },
      { id: 'photo', label: 'A photo', kind: 'file', isRequired: false },
      { id: 'wish', label: 'Wishes', kind: 'message', isRequired: false },
      { id: 'town', label: 'Town', kind: 'text', isRequired: false },
      { id: 'terms', label: 'I have read the terms', kind: 'checkbox', isRequired: true },
    ],
  },
  {
    id: 'letter',
    title: 'A letter',
    type: 'newsletter',
    from,
    submit: 'Join',
    done: 'Welcome.',
    send: { by: 'nothing' },
  },
];
