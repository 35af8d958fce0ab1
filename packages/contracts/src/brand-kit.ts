import * as z from 'zod/mini';
import { colourRoles, contactKinds } from './brief.ts';
import { limits } from './limits.ts';

const lineSchema = (most: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1, 'Write something here, or remove the line.'),
    z.maxLength(most, `At most ${most} characters.`),
    z.refine(
      (text) => text.isWellFormed() && !/\p{Cc}/u.test(text),
      'The text contains broken characters. Remove them and try again.',
    ),
  );

/** The bundled typefaces that a brand can have. Which go together, the page proposes. */
export const brandTypefaces = {
  headings: ['Fraunces', 'EB Garamond', 'Cormorant Garamond', 'Figtree', 'Geist', 'Archivo', 'Baloo 2'],
  text: ['Instrument Sans', 'Public Sans', 'Jost', 'Figtree', 'Geist', 'Archivo', 'Nunito'],
} as const;

const hexSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/, 'A colour is written as #1a2b3c.'));

/** With or without `https://`; nothing that is no address of the web. */
const webAddress =
  /^(?:https?:\/\/)?[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,6}(?:[/?#][^\s<>"']*)?$/iu;

/** As a contact of a brief: `label` says whose or what it is, of a `link` which network: "Instagram". */
const brandContactSchema = z
  .object({
    kind: z.enum(contactKinds),
    value: lineSchema(300),
    label: z.optional(lineSchema(80)),
  })
  .check(
    z.refine(({ kind, value }) => kind !== 'link' || webAddress.test(value), {
      path: ['value'],
      message: 'This is no web address. Write it as “instagram.com/name”.',
    }),
    z.refine(({ kind, value }) => kind !== 'email' || /^[^\s@]+@[^\s@]+$/.test(value), {
      path: ['value'],
      message: 'This is no e-mail address.',
    }),
  );
export type BrandContact = z.infer<typeof brandContactSchema>;

/** As a line of opening hours is written: "Monday to Friday", "9 to 17". */
const brandHoursSchema = z.object({ days: lineSchema(120), times: lineSchema(120) });

/**
 * What a person's sites have in common. What is left out is not part of it: every new site is made as the prompt says, and of what
 * the prompt does not say, as the brand kit does. `colours` by their roles.
 */
export const brandKitRequestSchema = z.object({
  name: z.optional(lineSchema(limits.siteNameMaxLength)),
  contacts: z._default(
    z
      .array(brandContactSchema)
      .check(
        z.maxLength(limits.brandContactsMax, `A brand kit has at most ${limits.brandContactsMax} contacts.`),
      ),
    [],
  ),
  hours: z._default(
    z
      .array(brandHoursSchema)
      .check(
        z.maxLength(
          limits.brandHoursMax,
          `A brand kit has at most ${limits.brandHoursMax} lines of opening hours.`,
        ),
      ),
    [],
  ),
  colours: z._default(z.partialRecord(z.enum(colourRoles), hexSchema), {}),
  typefaces: z.optional(
    z.object({ headings: z.enum(brandTypefaces.headings), text: z.enum(brandTypefaces.text) }),
  ),
});
export type BrandKitRequest = z.infer<typeof brandKitRequestSchema>;

/**
 * The picture that stands for a brand in the header and as favicon: SVG, or at most {@link limits.logoWrittenSide} pixels wide and
 * high. `dataUrl` is all of it.
 */
const logoSchema = z.object({
  type: z.enum(['image/svg+xml', 'image/png']),
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  bytes: z.int().check(z.positive()),
  dataUrl: z.string().check(z.regex(/^data:image\/(?:png|svg\+xml);base64,/)),
});
export type Logo = z.infer<typeof logoSchema>;

/** A person's brand kit; an empty one for who has not made any. Answered by every call on it. */
export const brandKitSchema = z.extend(brandKitRequestSchema, {
  logo: z.optional(logoSchema),
  updatedAt: z.optional(z.iso.datetime()),
});
export type BrandKit = z.infer<typeof brandKitSchema>;
