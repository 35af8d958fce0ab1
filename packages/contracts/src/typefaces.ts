import * as z from 'zod/mini';
import { seenHeadSchema, sittingSchema, versionNumberSchema } from './versions.ts';

const familySchema = z.string().check(z.minLength(1), z.maxLength(100));

/** What a site is set in, as far as its stylesheet says it in one place, and what it can be set in. */
export const typefacesSchema = z.object({
  headings: z.optional(familySchema),
  text: z.optional(familySchema),
  /** In the order in which they are offered; all can set headings. */
  choices: z.array(z.object({ family: familySchema, isForText: z.boolean() })),
});
export type SiteTypefaces = z.infer<typeof typefacesSchema>;

/** Other typefaces for headings, for text or both, by their names; or those that a version of the site had. */
export const setTypefacesRequestSchema = z
  .extend(seenHeadSchema, {
    sitting: sittingSchema,
    headings: z.optional(familySchema),
    text: z.optional(familySchema),
    likeVersion: z.optional(versionNumberSchema),
  })
  .check(
    z.refine(
      ({ headings, text, likeVersion }) => (headings ?? text ?? likeVersion) !== undefined,
      'Choose a typeface for headings or for text.',
    ),
  );
export type SetTypefacesRequest = z.infer<typeof setTypefacesRequestSchema>;
