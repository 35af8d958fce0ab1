import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { versionNumberSchema } from './versions.ts';

/** After how many days a link ends by itself. */
export const shareDays = [1, 7, 30] as const;
export type ShareDays = (typeof shareDays)[number];

/** What a link of this instance ends with: 192 random bits, base64url. Only its digest is stored. */
export const shareTokenSchema = z.string().check(z.regex(/^[\w-]{32}$/));

/** What an opened link is seen by, for some hours: it stands in the place of a site's id in the addresses of previews. */
export const shareTicketSchema = z.string().check(z.regex(/^[\w-]{43}$/));

const bytesOf = (text: string) => new TextEncoder().encode(text).length;
const isPassword = (text: string) => bytesOf(text) <= limits.passwordMaxBytes && text.isWellFormed();

/** Without a `version` the link shows the newest one, whatever that is. */
export const createShareLinkRequestSchema = z.object({
  version: z.optional(versionNumberSchema),
  days: z.literal(shareDays, { error: 'Choose when the link ends: after 1, 7 or 30 days.' }),
  password: z.optional(
    z
      .string()
      .check(
        z.minLength(
          limits.sharePasswordMinLength,
          `Use at least ${limits.sharePasswordMinLength} characters.`,
        ),
        z.refine(isPassword, `Use at most ${limits.passwordMaxBytes} bytes.`),
      ),
  ),
});
export type CreateShareLinkRequest = z.infer<typeof createShareLinkRequestSchema>;

/** A link as its owner sees it; those that ended or were revoked are listed for some weeks. Times are ISO 8601 in UTC. */
export const shareLinkSchema = z.object({
  id: z.string(),
  state: z.enum(['open', 'ended', 'revoked']),
  version: z.optional(versionNumberSchema),
  hasPassword: z.boolean(),
  createdAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  opened: z.int().check(z.nonnegative()),
  lastOpenedAt: z.optional(z.iso.datetime()),
});
export type ShareLink = z.infer<typeof shareLinkSchema>;

/** Newest first. */
export const shareLinkListSchema = z.array(shareLinkSchema);

/** The token is told this once. */
export const createdShareLinkSchema = z.object({ link: shareLinkSchema, token: shareTokenSchema });
export type CreatedShareLink = z.infer<typeof createdShareLinkSchema>;

/** A token that is none is a link that leads nowhere, not a request that is malformed. */
export const openSharedRequestSchema = z.object({
  token: z.string().check(z.maxLength(200)),
  password: z.optional(z.string().check(z.refine(isPassword, 'This is longer than a password can be.'))),
});

/** What a link shows. `pages` are the paths of its pages, the first page first. */
export const sharedSiteSchema = z.object({
  ticket: shareTicketSchema,
  name: z.string(),
  version: versionNumberSchema,
  isNewest: z.boolean(),
  endsAt: z.iso.datetime(),
  pages: z.array(z.string()),
});
export type SharedSite = z.infer<typeof sharedSiteSchema>;

/** The page of the application that shows what is shared: the token stands in the fragment, which browsers send to nobody. */
export const sharedPath = '/shared';
export const shareAddress = (origin: string, token: string) => `${origin}${sharedPath}#${token}`;
