import * as z from 'zod/mini';
import { text } from './text.ts';

/** What an entry of a list can be, so that its example says what belongs into it. */
export const exampleKinds = [
  'entry',
  'project',
  'skill',
  'job',
  'education',
  'product',
  'dish',
  'service',
  'course',
  'work',
  'feature',
  'step',
  'post',
  'person',
  'link',
] as const;
export type ExampleKind = (typeof exampleKinds)[number];

const entry = z.strictObject({ name: text, detail: text });

/**
 * What stands in a section that was asked for until the owner fills it: it says what belongs there, and nothing that somebody could take
 * for a fact.
 */
export const examplesSchema = z.strictObject({
  entries: z.record(z.enum(exampleKinds), entry),
  event: z.strictObject({ name: text, date: text, place: text }),
  price: z.strictObject({ name: text, detail: text, price: text }),
  voice: z.strictObject({ text, by: text }),
  question: z.strictObject({ question: text, answer: text }),
  about: text,
  /** In the place of a post that has only a title. */
  text,
  figure: text,
  partner: text,
  quiz: z.strictObject({ question: text, right: text, wrong: text, otherWrong: text }),
});
