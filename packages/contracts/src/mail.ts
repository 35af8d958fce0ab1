import { z } from 'zod';
import { emailSchema } from './auth.ts';
import { limits } from './limits.ts';
import { pageQuerySchema } from './paging.ts';

const maxLength = (field: string, length: number) =>
  [length, `${field} has at most ${length.toLocaleString('en')} characters.`] as const;

const required = (problem: string) => z.string({ error: problem }).trim().min(1, problem);

/** A field that becomes part of a mail's head: nothing in it may begin a line of its own. */
const oneLine = (problem: string) =>
  required(problem).refine(
    (text) => !/\p{Cc}/u.test(text),
    'Write this on one line, without control characters.',
  );

const maxLinks = 5;

const countLinks = (text: string) => text.match(/https?:\/\/(?:www\.)?|\bwww\./gi)?.length ?? 0;

/**
 * What the contact form sends. `website` is a field that people do not see, `fillMilliseconds` how long the form was
 * open: both only tell programs from people, and neither is needed.
 */
export const contactRequestSchema = z.object({
  name: oneLine('Enter your name.').max(...maxLength('A name', limits.contactNameMaxLength)),
  email: emailSchema,
  subject: oneLine('Enter a subject.').max(...maxLength('A subject', limits.contactSubjectMaxLength)),
  message: required('Enter a message.')
    .max(...maxLength('A message', limits.contactMessageMaxLength))
    .refine(
      (text) => countLinks(text) <= maxLinks,
      `A message has at most ${maxLinks} links. Leave some out.`,
    ),
  website: z.string().max(200).optional(),
  fillMilliseconds: z.number().int().nonnegative().optional(),
});
export type ContactRequest = z.infer<typeof contactRequestSchema>;

/**
 * `waiting` is sent or tried again by itself. `parked` waits for an administrator: the mail server refused it for good, or
 * the form was filled in faster than people do.
 */
export const messageStateSchema = z.enum(['waiting', 'parked']);
export type MessageState = z.infer<typeof messageStateSchema>;

/** A message that has not been sent yet, for administrators. Times are ISO 8601 in UTC. */
export const contactMessageSchema = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  state: messageStateSchema,
  /** How often sending was tried. */
  attempts: z.number().int().nonnegative(),
  createdAt: z.iso.datetime(),
  /** When it is tried next; only while it waits. */
  nextAttemptAt: z.iso.datetime().optional(),
  /** Why the last try failed, in a sentence. */
  reason: z.string().optional(),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;
export const contactMessageListSchema = z.array(contactMessageSchema);

/** The query of the administrators' list: both states without one. */
export const messageQuerySchema = pageQuerySchema.extend({ state: messageStateSchema.optional() });
export type MessageQuery = z.infer<typeof messageQuerySchema>;
