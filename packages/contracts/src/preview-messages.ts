import * as z from 'zod/mini';

/** The page that a preview shows: its path on the gateway, with its fragment. Also sent when the fragment changes. */
const pageMessageSchema = z.object({
  type: z.literal('sitewright:page'),
  path: z.string().check(z.maxLength(1000)),
  title: z.string().check(z.maxLength(200)),
});

/** The answer to a ping: the preview's scripts have not blocked it. */
const pongMessageSchema = z.object({ type: z.literal('sitewright:pong') });

/**
 * How far down a page is scrolled, in its own pixels: told when it comes to rest, and posted to a page that is to take the place
 * of another one.
 */
const scrollMessageSchema = z.object({
  type: z.literal('sitewright:scroll'),
  top: z.number().check(z.nonnegative()),
});
export type ScrollMessage = z.infer<typeof scrollMessageSchema>;

/** How the parts of a page are drawn: the same `look` is drawn the same way. */
const measuredMessageSchema = z.object({
  type: z.literal('sitewright:measured'),
  parts: z
    .array(z.object({ name: z.string().check(z.maxLength(100)), look: z.string().check(z.maxLength(32)) }))
    .check(z.maxLength(200)),
});

/**
 * What a preview posts to the page that shows it. Generated code can post the same: whoever listens checks the source, too,
 * and believes none of it.
 */
export const previewMessageSchema = z.discriminatedUnion('type', [
  pageMessageSchema,
  pongMessageSchema,
  scrollMessageSchema,
  measuredMessageSchema,
]);
export type PreviewMessage = z.infer<typeof previewMessageSchema>;

/** Posted to a preview, which answers with `sitewright:measured`. */
export const previewMeasure = 'sitewright:measure';

/** Posted to a preview, which answers with `sitewright:pong`. */
export const previewPing = 'sitewright:ping';

/** Posted to the page at `livePagePath`: a site's page as far as it is written, and all the styles that it needs so far. */
export interface DrawMessage {
  type: 'sitewright:draw';
  /** The file of the site: another one is drawn from its top. */
  path: string;
  html: string;
  css: string;
  /** The size at which the frame is shown, where 1 is its own: what is drawn over the page keeps its size on the screen. */
  scale: number;
  /** Says of what differs from what was drawn before that it has changed: "just now". */
  label?: string;
  /** How far the page is scrolled, where it takes the place of another one. */
  top?: number;
}

/** Posted to a preview or to the live page: outlines where words stand; without words nothing is outlined any more. */
export interface PointMessage {
  type: 'sitewright:point';
  words?: string;
  /** The id of the section that they stand in. */
  anchor?: string;
  /** What the outline's tag says. */
  label: string;
  scale: number;
  /** It is being written: in the colour of what the maker does. */
  isWritten?: boolean;
}

/** The theme of the application, which shows through where nothing is written yet. */
export interface ThemeMessage {
  type: 'sitewright:theme';
  theme: 'light' | 'dark';
}
