import * as z from 'zod/mini';
import { limits } from './limits.ts';

/** Of an uploaded picture, by the first 128 bits of the SHA-256 of the uploaded file: the same file is the same picture. */
export const pictureIdSchema = z
  .string()
  .check(z.regex(/^[0-9a-f]{32}$/, 'This is not the id of a picture.'));

/** Words for who cannot see a picture. */
export const pictureAltSchema = z.string({ error: 'Say in words what the picture shows.' }).check(
  z.trim(),
  z.maxLength(
    limits.pictureAltMaxLength,
    `At most ${limits.pictureAltMaxLength} characters say what a picture shows.`,
  ),
  z.refine(
    (alt) => alt.isWellFormed() && !/\p{Cc}/u.test(alt),
    'The words contain broken characters. Remove them and try again.',
  ),
);

/** A picture that belongs to what is asked for: one that was uploaded before, and the words for who cannot see it. */
export const attachmentSchema = z.object({
  picture: pictureIdSchema,
  alt: pictureAltSchema.check(z.minLength(1, 'Say in words what the picture shows.')),
});
export type Attachment = z.infer<typeof attachmentSchema>;

/**
 * One that belongs to the prompt of a new site, and is to be shown there. `isLogo` makes it the logo, in the place of the brand kit's;
 * `isSketch` one of the layout that is wanted, which a model follows where it sees, and which is no part of the site.
 */
export const promptAttachmentSchema = z.extend(attachmentSchema, {
  isLogo: z.optional(z.literal(true)),
  isSketch: z.optional(z.literal(true)),
});
export type PromptAttachment = z.infer<typeof promptAttachmentSchema>;

export const promptAttachmentsSchema = z.array(promptAttachmentSchema).check(
  z.maxLength(
    limits.promptMaxAttachments,
    `At most ${limits.promptMaxAttachments} pictures belong to one prompt.`,
  ),
  z.refine(
    (attachments) => new Set(attachments.map(({ picture }) => picture)).size === attachments.length,
    'Each picture once.',
  ),
  z.refine(
    (attachments) => attachments.filter(({ isLogo }) => isLogo).length <= 1,
    'Only one picture can be the logo.',
  ),
  z.refine(
    (attachments) => !attachments.some(({ isLogo, isSketch }) => isLogo && isSketch),
    'A picture is the logo or a sketch, not both.',
  ),
);
