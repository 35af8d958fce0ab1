import * as z from 'zod/mini';
import { controlsSchema } from './controls.ts';
import { examplesSchema } from './examples.ts';
import { text } from './text.ts';

const label = z.strictObject({ label: text, problem: text });

/** What the sections of a site are called in navigation and headings, by section types of the brief. */
const labels = z.strictObject({
  prices: text,
  process: text,
  features: text,
  gallery: text,
  about: text,
  people: text,
  events: text,
  voices: text,
  questions: text,
  hours: text,
  place: text,
  contact: text,
  booking: text,
  newsletter: text,
  figures: text,
  partners: text,
  comparison: text,
  posts: text,
  download: text,
  call: text,
});

/** What the offer is called in navigation and headings, by what kind of thing it is. */
const offers = z.strictObject({
  books: text,
  classes: text,
  collection: text,
  courses: text,
  day: text,
  deeds: text,
  demands: text,
  distances: text,
  episodes: text,
  exhibitions: text,
  experience: text,
  features: text,
  flowers: text,
  giving: text,
  glance: text,
  guides: text,
  issues: text,
  lessons: text,
  lineup: text,
  links: text,
  menu: text,
  music: text,
  pieces: text,
  products: text,
  programme: text,
  projects: text,
  recipes: text,
  releases: text,
  rooms: text,
  services: text,
  shelves: text,
  shows: text,
  teams: text,
  treatments: text,
  trips: text,
  wines: text,
  work: text,
  writing: text,
});

const form = z.strictObject({
  choose: text,
  /** What the button does: a form sends, whatever the way to it is called. */
  sendMessage: text,
  sendRequest: text,
  /** What happens on sending: said beside the button, before anybody has typed in vain. */
  opensMail: text,
  notConnected: text,
  /** Said after sending. */
  done: text,
  /** Said after sending where nothing was sent. */
  notSent: text,
  fields: z.strictObject({
    name: label,
    email: label,
    phone: label,
    date: label,
    people: label,
    choice: label,
    message: label,
  }),
});

const gallery = z.strictObject({
  title: text,
  captions: z.strictObject({
    closeUp: text,
    cover: text,
    front: text,
    land: text,
    plan: text,
    row: text,
    shelf: text,
    sill: text,
    spotlight: text,
    table: text,
    wrapping: text,
  }),
  picture: text,
  pictures: text,
  alt: text,
  previous: text,
  next: text,
  close: text,
});

const visit = z.strictObject({
  title: text,
  inPlace: text,
  address: text,
  open: text,
  when: text,
  phone: text,
  email: text,
  reach: text,
  more: text,
});

/** Buttons by which somebody is reached without a form. */
const reach = z.strictObject({ call: text, text, email: text, whatsapp: text });

const calculator = z.strictObject({
  title: text,
  what: text,
  count: text,
  result: text,
  amount: text,
  /** In percent a year. */
  rate: text,
  years: text,
  monthly: text,
  factor: text,
  estimate: text,
  total: text,
  /** That the visitor's own numbers make the result. */
  assumption: text,
});

/** The fixed texts of a site: what headers, forms, controls and headings say, whatever it is about. */
export const messagesSchema = z.strictObject({
  labels,
  offers,
  /** How a place is said: `in` after other words of a sentence, `where` alone. */
  place: z.strictObject({ in: text, where: text }),
  page: z.strictObject({
    /** What the first page is called beside others. */
    home: text,
    /** What a site calls itself of which nothing is known. */
    welcome: text,
    /** Said at the top where what the site is of is still to come. */
    soon: text,
    skip: text,
    navigation: text,
    menu: text,
    theme: text,
    /** What one page of several is about, for search engines. */
    description: text,
  }),
  /** Questions that a site's own facts answer. */
  ask: z.strictObject({
    open: text,
    where: text,
    reach: text,
    costs: text,
    offer: text,
    next: text,
    book: text,
    delivery: text,
    payment: text,
    arrival: text,
  }),
  /** Whole sentences around what the prompt says. */
  answer: z.strictObject({
    open: text,
    where: text,
    call: text,
    write: text,
    callOrWrite: text,
    costs: text,
    offer: text,
    next: text,
    book: text,
  }),
  /** What is true of every site, for a page about data. */
  legal: z.strictObject({ privacy: text, forms: text }),
  controls: controlsSchema,
  examples: examplesSchema,
  countdown: z.strictObject({ days: text, hours: text, minutes: text }),
  form,
  gallery,
  newsletter: z.strictObject({ title: text, action: text, done: text }),
  offer: z.strictObject({ name: text, detail: text, price: text }),
  calculator,
  hours: z.strictObject({ label: text, dawn: text, noon: text, dusk: text, night: text }),
  pricing: z.strictObject({ show: text, byMonth: text, byYear: text }),
  testimonials: z.strictObject({ title: text, quote: text }),
  /** Titles of small tools. */
  tools: z.strictObject({ chart: text, quiz: text, todo: text, memory: text, statuses: text }),
  /** The last word of a page, above its action. */
  call: z.strictObject({ title: text }),
  visit,
  reach,
});
export type Messages = z.infer<typeof messagesSchema>;
