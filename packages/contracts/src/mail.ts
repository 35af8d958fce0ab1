import * as z from 'zod/mini';
import { emailSchema } from './auth.ts';
import { limits } from './limits.ts';
import { pageQuerySchema } from './paging.ts';

const atMost = (field: string, length: number) =>
  z.maxLength(length, `${field} has at most ${length.toLocaleString('en')} characters.`);

const required = (problem: string) => z.string({ error: problem }).check(z.trim(), z.minLength(1, problem));

/** What becomes part of a mail's head: nothing in it may begin a line of its own. */
const onOneLine = z.refine<string>(
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
  name: required('Enter your name.').check(onOneLine, atMost('A name', limits.contactNameMaxLength)),
  email: emailSchema,
  subject: required('Enter a subject.').check(onOneLine, atMost('A subject', limits.contactSubjectMaxLength)),
  message: required('Enter a message.').check(
    atMost('A message', limits.contactMessageMaxLength),
    z.refine(
      (text) => countLinks(text) <= maxLinks,
      `A message has at most ${maxLinks} links. Leave some out.`,
    ),
  ),
  website: z.optional(z.string().check(z.maxLength(200))),
  fillMilliseconds: z.optional(z.int().check(z.nonnegative())),
});
export type ContactRequest = z.infer<typeof contactRequestSchema>;

/**
 * `waiting` is sent or tried again by itself. `parked` waits for an administrator: the mail server refused it for good,
 * or it looks as if a program wrote it. `kept` was received by an instance that has no mail server.
 */
export const messageStateSchema = z.enum(['waiting', 'parked', 'kept']);
export type MessageState = z.infer<typeof messageStateSchema>;

/** A message that no mail server has taken, for administrators. Times are ISO 8601 in UTC. */
export const contactMessageSchema = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  state: messageStateSchema,
  /** How often sending was tried. */
  attempts: z.int().check(z.nonnegative()),
  createdAt: z.iso.datetime(),
  /** When it is tried next; only while it waits. */
  nextAttemptAt: z.optional(z.iso.datetime()),
  /** Why the last try failed, in a sentence. */
  reason: z.optional(z.string()),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;
export const contactMessageListSchema = z.array(contactMessageSchema);

/** The query of the administrators' list: every state without one. */
export const messageQuerySchema = z.extend(pageQuerySchema, { state: z.optional(messageStateSchema) });
export type MessageQuery = z.infer<typeof messageQuerySchema>;

/** Whether contact messages leave this instance, and for how many days those that do not are kept. */
export const mailServerSchema = z.object({ isSet: z.boolean(), keptDays: z.int().check(z.positive()) });
export type MailServer = z.infer<typeof mailServerSchema>;
