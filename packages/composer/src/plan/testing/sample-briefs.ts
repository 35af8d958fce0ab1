import type { Brief } from '@sitewright/contracts';
import { briefOf, said } from './brief-of.ts';

const item = (name: string, price?: string, detail?: string, values?: Record<string, string>) => ({
  name,
  ...(price && { price }),
  ...(detail && { detail }),
  ...(values && { values }),
  from: [],
});
const none = { from: [] };

/** A shop with a basket, a filter, a table, forms and three pages. */
export const potteryBrief: Brief = briefOf({
  name: said('Ash & Ember'),
  siteType: said({ id: 'shop', noun: 'pottery' }),
  description: said('stoneware thrown and fired by Ida Holm'),
  place: said('Falmouth'),
  contacts: [
    { kind: 'email', value: 'ida@ash.example', ...none },
    { kind: 'phone', value: '01326 555 018', ...none },
    { kind: 'address', value: '3 Quay Street', ...none },
    { kind: 'link', value: 'instagram.com/ash.example', label: 'Instagram', ...none },
  ],
  hours: [
    { days: 'Thursday to Saturday', times: '11–17', ...none },
    { days: 'Sunday', times: 'by appointment', ...none },
  ],
  pages: ['Home', 'About', 'Shipping'].map((title) => ({ title, ...none })),
  sections: [
    { type: 'offer', title: 'This firing', page: 0, ...none },
    { type: 'process', title: 'How a bowl is made', page: 0, ...none },
    { type: 'questions', title: 'Care', page: 0, ...none },
    { type: 'gallery', page: 0, ...none },
    { type: 'booking', title: 'Visit the studio', page: 0, ...none },
    { type: 'newsletter', page: 0, ...none },
    { type: 'about', page: 1, ...none },
    { type: 'prices', title: 'What shipping costs', page: 2, ...none },
  ],
  offer: [
    {
      title: 'Bowls',
      columns: ['Glaze'],
      section: 0,
      items: [
        item('Ash bowl', '£48', undefined, { Glaze: 'ash' }),
        item('Night bowl', '£52', undefined, { Glaze: 'tenmoku' }),
        item('Small tide bowl', '£24', undefined, { Glaze: 'celadon' }),
      ],
    },
    {
      title: 'Vases',
      columns: ['Glaze'],
      section: 0,
      items: [
        item('Bud vase', '£34', undefined, { Glaze: 'ash' }),
        item('Moon jar', '£220', undefined, { Glaze: 'white' }),
      ],
    },
    { section: 7, items: [item('UK', '£6'), item('Europe', '£14'), item('World', '£24')] },
  ],
  details: [
    { text: 'Wedging the clay', section: 1, ...none },
    { text: 'Throwing on the wheel', section: 1, ...none },
    { text: 'Drying: a week under cloth', section: 1, ...none },
    { text: 'Two firings', section: 1, ...none },
  ],
  questions: [
    {
      question: 'Can it go into the dishwasher?',
      answer: 'Yes, but by hand is kinder.',
      section: 2,
      ...none,
    },
    { question: 'And the oven?', answer: 'Warm it up slowly.', section: 2, ...none },
  ],
  quotations: [
    { text: 'Shop the firing', use: 'button', ...none },
    { text: 'Add to bag', use: 'button', section: 0, ...none },
    { text: 'The bowl I reach for every morning.', by: 'Nora', use: 'voice', ...none },
  ],
  people: [{ name: 'Ida Holm', role: 'potter', section: 6, ...none }],
  story: [
    { text: 'I learned to throw in Leach’s town and never left the coast.', section: 6, ...none },
    { text: 'The kiln is opened four times a year.', section: 6, ...none },
  ],
  functions: [
    { type: 'basket', options: [], section: 0, ...none },
    { type: 'filter', options: ['bowls', 'vases'], section: 0, ...none },
    { type: 'sort', options: [], section: 0, ...none },
    { type: 'form', options: ['name', 'e-mail', 'day', 'how many people'], section: 4, ...none },
    { type: 'carousel', options: [], ...none },
    { type: 'sticky_header', options: [], ...none },
  ],
  design: {
    colours: [
      { css: '#f4efe6', words: '#f4efe6', role: 'background', ...none },
      { css: '#a4573a', words: '#a4573a', role: 'accent', ...none },
    ],
  },
});

/** Software with plans, a price switch, figures, a comparison, code and a dark theme. */
export const softwareBrief: Brief = briefOf({
  name: said('Relaybird'),
  siteType: said({ id: 'saas', noun: 'webhook delivery service' }),
  description: said('a webhook delivery service for developers'),
  contacts: [{ kind: 'email', value: 'team@relaybird.example', ...none }],
  sections: [
    { type: 'hero', ...none },
    { type: 'features', ...none },
    { type: 'figures', ...none },
    { type: 'prices', title: 'Plans', ...none },
    { type: 'comparison', title: 'Against building it yourself', ...none },
    { type: 'partners', title: 'In production at', ...none },
    { type: 'questions', count: 6, ...none },
    { type: 'call', title: 'Send the first one', ...none },
  ],
  quotations: [
    { text: 'Every webhook arrives. Once.', use: 'headline', ...none },
    { text: 'Start free', use: 'button', ...none },
    { text: 'Read the docs', use: 'button', ...none },
    { text: 'Create an account', use: 'button', section: 7, ...none },
  ],
  details: [
    { text: 'curl -X POST https://api.relaybird.example/v1/send', section: 0, ...none },
    { text: 'Automatic retries: with exponential backoff', section: 1, ...none },
    { text: 'Signature verification', section: 1, ...none },
    { text: 'Replay from the dashboard', section: 1, ...none },
    { text: 'Per-tenant rate limits', section: 1, ...none },
    { text: 'Nordlys', section: 5, ...none },
    { text: 'Kaleido', section: 5, ...none },
    { text: 'Brightly', section: 5, ...none },
  ],
  figures: [
    { value: '99.99%', label: 'uptime', section: 2, ...none },
    { value: '240 ms', label: 'median delivery', section: 2, ...none },
    { value: '1.8 billion', label: 'events delivered', section: 2, ...none },
  ],
  offer: [
    { section: 3, items: [item('Hobby', '$0'), item('Team', '$49'), item('Scale', '$299')] },
    {
      section: 4,
      columns: ['Relaybird', 'Your own'],
      items: [
        item('Retries', undefined, undefined, { Relaybird: 'built in', 'Your own': 'to write' }),
        item('Monitoring', undefined, undefined, { Relaybird: 'built in', 'Your own': 'to run' }),
      ],
    },
  ],
  functions: [
    { type: 'price_switch', options: ['yearly is two months free'], section: 3, ...none },
    { type: 'accordion', options: [], section: 6, ...none },
    { type: 'theme_switch', options: [], ...none },
    { type: 'calculator', options: ['events a month', 'price for a thousand'], ...none },
    { type: 'back_to_top', options: [], ...none },
  ],
  design: {
    colours: [
      { css: '#2f6bff', words: 'electric blue', role: 'accent', ...none },
      { css: '#0b0d12', words: 'near-black', role: 'background', ...none },
    ],
    theme: said('dark'),
  },
});

/** A house in the country in two languages, with dates, a countdown, tabs and games. */
export const houseBrief: Brief = briefOf({
  languages: said(['es', 'en']),
  name: said('El Roble Alto'),
  siteType: said({ id: 'hotel', noun: 'casa rural' }),
  place: said('Gredos'),
  contacts: [
    { kind: 'phone', value: '920 555 014', ...none },
    { kind: 'whatsapp', value: '+34 620 555 014', ...none },
  ],
  sections: [
    { type: 'offer', title: 'Habitaciones', ...none },
    { type: 'gallery', ...none },
    { type: 'events', title: 'Esta temporada', ...none },
    { type: 'voices', title: 'Opiniones', ...none },
    { type: 'place', title: 'Cómo llegar', ...none },
    { type: 'booking', ...none },
  ],
  offer: [
    {
      title: 'Invierno',
      section: 0,
      items: [item('Doble', '85 €', 'con chimenea'), item('Familiar', '120 €', 'para cuatro')],
    },
    {
      title: 'Verano',
      section: 0,
      items: [item('Doble', '95 €', 'con piscina'), item('Familiar', '140 €', 'para cuatro')],
    },
  ],
  events: [
    {
      title: 'Fiesta de la matanza',
      date: '14 de febrero de 2027',
      time: '12:00',
      place: 'Patio',
      section: 2,
      ...none,
    },
    {
      title: 'Cata de vinos',
      date: '20 de marzo de 2027',
      time: '19:30',
      place: 'Bodega',
      section: 2,
      ...none,
    },
  ],
  quotations: [{ text: 'Volveremos en otoño.', by: 'Lucía', use: 'voice', section: 3, ...none }],
  details: [{ text: 'Desde Ávila por la N-502', section: 4, ...none }],
  functions: [
    { type: 'tabs', options: [], section: 0, ...none },
    { type: 'calendar_file', options: [], section: 2, ...none },
    { type: 'countdown', options: [], ...none },
    { type: 'form', options: ['nombre', 'teléfono', 'fechas', 'número de personas'], section: 5, ...none },
    { type: 'whatsapp_link', options: [], ...none },
    { type: 'phone_link', options: [], ...none },
    { type: 'language_switch', options: [], ...none },
    { type: 'map_link', options: [], ...none },
  ],
  design: { colours: [{ css: '#3f5d3a', words: 'verde', role: 'primary', ...none }], tone: said('warm') },
});
