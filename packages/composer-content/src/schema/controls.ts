import * as z from 'zod/mini';
import { text } from './text.ts';

const basket = z.strictObject({
  title: text,
  open: text,
  empty: text,
  add: text,
  added: text,
  addOne: text,
  removeOne: text,
  total: text,
  orderByMail: text,
  orderByWhatsApp: text,
  opensMail: text,
  opensWhatsApp: text,
  notConnected: text,
  close: text,
});

const list = z.strictObject({
  filter: text,
  all: text,
  find: text,
  found: text,
  none: text,
  order: text,
  asListed: text,
  byName: text,
  byPrice: text,
});

const form = z.strictObject({
  opensWhatsApp: text,
  optional: text,
  /** A draft of a mail cannot carry a file. */
  fileByHand: text,
  problems: z.strictObject({ text, time: text, number: text, checkbox: text, file: text }),
});

/** The texts of controls that behaviours bring along: lists, baskets, tools. */
export const controlsSchema = z.strictObject({
  list,
  table: z.strictObject({ scroll: text }),
  basket,
  form,
  events: z.strictObject({ calendar: text, when: text, where: text, price: text }),
  visit: z.strictObject({ map: text, whatsapp: text, links: text }),
  code: z.strictObject({ copy: text, copied: text }),
  posts: z.strictObject({ read: text }),
  calculator: z.strictObject({ result: text }),
  quiz: z.strictObject({ next: text, right: text, wrong: text, score: text, again: text, choose: text }),
  todo: z.strictObject({ add: text, what: text, remove: text, left: text, kept: text }),
  chart: z.strictObject({ figures: text, value: text, label: text }),
  statuses: z.strictObject({ good: text, warn: text, bad: text }),
  memory: z.strictObject({ card: text, found: text, again: text, start: text }),
  /** Asked before a site is shown to which not everybody may come. */
  age: z.strictObject({ title: text, yes: text, no: text, sorry: text }),
  share: z.strictObject({ label: text, copied: text }),
  print: text,
  backToTop: text,
  search: z.strictObject({ open: text, label: text, found: text, none: text }),
});
