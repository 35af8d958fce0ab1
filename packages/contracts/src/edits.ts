import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { seenHeadSchema, sittingSchema, versionNumberSchema } from './versions.ts';

const offsetSchema = z.int().check(z.nonnegative());

/** Text of a file of a site. */
export const sourceTextSchema = z.string().check(
  z.maxLength(limits.siteMaxBytes, 'This is more than a site may hold.'),
  z.refine((text) => text.isWellFormed(), 'The text contains broken characters. Remove them and try again.'),
);

/**
 * Replaces a piece of a text file. `start` and `end` count UTF-16 code units of the file of the version that was seen; `old` is
 * what stands there: where something else does, nothing is changed at all. Nothing outside of the piece changes by a byte.
 */
export const editSchema = z
  .object({
    path: z.string().check(z.minLength(1), z.maxLength(1000)),
    start: offsetSchema,
    end: offsetSchema,
    old: sourceTextSchema,
    new: sourceTextSchema,
  })
  .check(z.refine(({ start, end }) => start <= end, 'An edit ends before it starts.'));
export type Edit = z.infer<typeof editSchema>;

/**
 * Edits that belong together: all are made, or none. They are given for the version that was seen, not one after the other; they
 * do not overlap. `instruction` says in words what was done, for the list of versions: "Changed a heading". `kind` `look` changes
 * properties of the theme.
 */
export const editSiteRequestSchema = z.extend(seenHeadSchema, {
  sitting: sittingSchema,
  kind: z._default(z.enum(['edited', 'look']), 'edited'),
  instruction: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  edits: z
    .array(editSchema)
    .check(
      z.minLength(1, 'Send at least one edit.'),
      z.maxLength(limits.editsAtOnce, `At most ${limits.editsAtOnce} edits are made at once.`),
    ),
});
export type EditSiteRequest = z.infer<typeof editSiteRequestSchema>;

/** A stretch of the source of a page, in UTF-16 code units: from `start` up to but without `end`. */
export const sourceRangeSchema = z.object({ start: offsetSchema, end: offsetSchema });
export type SourceRange = z.infer<typeof sourceRangeSchema>;

/** What can be done with what is selected. */
export const editableKindSchema = z.enum(['text', 'link', 'button', 'picture', 'item', 'part']);
export type EditableKind = z.infer<typeof editableKindSchema>;

const boxSchema = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

/** Values as a browser reads them, of a link or a picture. What is not written in the source is left out. */
const editableAttributesSchema = z.object({
  href: z.optional(z.string()),
  src: z.optional(z.string()),
  alt: z.optional(z.string()),
});

/** An element by its name, its whole source and its start tag. */
const taggedSchema = z.object({
  tag: z.string().check(z.maxLength(40)),
  element: sourceRangeSchema,
  startTag: sourceRangeSchema,
});
export type Tagged = z.infer<typeof taggedSchema>;

/** What words can be marked as: important, stressed, a link. */
export const markSchema = z.enum(['strong', 'em', 'a']);
export type Mark = z.infer<typeof markSchema>;

/**
 * Something on the page that can be edited. `element` is its whole source. `text`, of what can be typed over, is that of its words
 * without the blanks around them, and `words` what they read. `previous` and `next` are its siblings of the same kind, which it can
 * change places with. `label` names it for a person: "Heading 1", "Top of the page". Of words, `inline` are the elements within a
 * line that they stand in, innermost first, and `block` is the heading or paragraph around those.
 */
export const editableSchema = z.object({
  kind: editableKindSchema,
  label: z.string().check(z.maxLength(200)),
  tag: z.string().check(z.maxLength(40)),
  element: sourceRangeSchema,
  startTag: sourceRangeSchema,
  text: z.optional(sourceRangeSchema),
  words: z.optional(z.string()),
  attributes: z.optional(editableAttributesSchema),
  previous: z.optional(sourceRangeSchema),
  next: z.optional(sourceRangeSchema),
  inline: z.optional(z.array(taggedSchema).check(z.maxLength(20))),
  block: z.optional(taggedSchema),
  isHidden: z.boolean(),
  /** How many other places of the site have the same words, such as the links of a menu on each page. */
  sharedWith: z.optional(z.int().check(z.positive())),
  /** A script, or data for search engines, has the same words: it may write them again. */
  isInScript: z.optional(z.literal(true)),
  /** Its letters are drawn beside it, all in one look. */
  isDrawn: z.optional(z.literal(true)),
  /** In pixels of the page's viewport. */
  box: boxSchema,
});
export type Editable = z.infer<typeof editableSchema>;

/**
 * A picture of the page as it is drawn: an image, or a drawing in the page itself, but no sign of a button. `alt` are its words, and
 * not there where nobody has thought of them; a decoration has none on purpose. `holder` is the `<picture>` around it. `drawing`
 * shows a drawing without its page, as an SVG file. `part` names where it stands. `width` and `height` are those of its box, in CSS
 * pixels.
 */
export const pagePictureSchema = z.object({
  tag: z.enum(['img', 'svg']),
  element: sourceRangeSchema,
  startTag: sourceRangeSchema,
  src: z.optional(z.string()),
  alt: z.optional(z.string()),
  isDecoration: z.boolean(),
  holder: z.optional(sourceRangeSchema),
  part: z.string().check(z.maxLength(200)),
  drawing: z.optional(z.string().check(z.maxLength(200_000))),
  width: z.number(),
  height: z.number(),
});
export type PagePicture = z.infer<typeof pagePictureSchema>;

/** Which page of which version the places of a message belong to. */
const shownPage = { version: versionNumberSchema, path: z.string().check(z.maxLength(1000)) };

/**
 * What the page of the edit mode (`editPath`) posts to the page that shows it. Generated code does not run there; whoever listens
 * checks the source all the same, and the service checks each edit against what it has stored.
 *
 * `selected`: the innermost thing first, then what it stands in, up to its part; empty when nothing is. It is posted again when
 * boxes move. The frame outlines what is selected itself. `typed`: new words for a `text`, as the person typed them, after each
 * key; `isDone` when they have ended, with the old words where they pressed Escape. `edit-key`: a key that is the application's
 * to answer, for what is selected. `Open` is Enter on what has no words. `pictures`: those of the page in its order, whenever they
 * change. `picture-file`: somebody has dropped a file, or pasted one; `element` is the picture under it, or the selected one.
 * `format`: words of a text are to be marked, or not any more: those from `from` up to but without `to` of `words`, in UTF-16 code units.
 */
export const editFrameMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('sitewright:edit-ready'), ...shownPage }),
  z.object({
    type: z.literal('sitewright:selected'),
    ...shownPage,
    editables: z.array(editableSchema).check(z.maxLength(50)),
  }),
  z.object({
    type: z.literal('sitewright:typed'),
    ...shownPage,
    text: sourceRangeSchema,
    words: z.string().check(z.maxLength(20_000)),
    isDone: z.boolean(),
  }),
  z.object({
    type: z.literal('sitewright:pictures'),
    ...shownPage,
    pictures: z.array(pagePictureSchema).check(z.maxLength(200)),
  }),
  z.object({
    type: z.literal('sitewright:picture-file'),
    ...shownPage,
    element: z.optional(sourceRangeSchema),
    file: z.file(),
  }),
  z.object({
    type: z.literal('sitewright:format'),
    ...shownPage,
    mark: markSchema,
    text: sourceRangeSchema,
    words: z.string().check(z.maxLength(20_000)),
    from: offsetSchema,
    to: offsetSchema,
    inline: z.array(taggedSchema).check(z.maxLength(20)),
  }),
  z.object({
    type: z.literal('sitewright:edit-key'),
    key: z.enum([
      ...['Delete', 'MoveUp', 'MoveDown', 'Duplicate', 'Add', 'Hide'],
      ...['Undo', 'Redo', 'Open', 'Leave'],
    ] as const),
  }),
]);
export type EditFrameMessage = z.infer<typeof editFrameMessageSchema>;

/**
 * Posted to the page of the edit mode. `edit-select` selects what stands at a range, or nothing, and takes the
 * focus unless it stays beside the page; `edit-type` starts typing;
 * `edit-format` marks the words that are selected while typing, otherwise all words that are selected: the page answers with
 * `format`. `edit-styles` shows a stylesheet before it is saved; `edit-theme` the light or the dark colours, without a theme those
 * of the window. `edit-page` puts what the service answered for `editPath` of a later version (fetched by the application) in the
 * place of the page, which keeps its scroll, its selection and what is being typed. `edit-view` says at which size the frame is
 * shown, where 1 is its own: outlines keep theirs on the screen.
 */
export type EditCommand =
  | { type: 'sitewright:edit-select'; element?: SourceRange; isFocusKept?: boolean }
  | { type: 'sitewright:edit-type'; text: SourceRange }
  | { type: 'sitewright:edit-format'; mark: Mark }
  | { type: 'sitewright:edit-styles'; css: string }
  | { type: 'sitewright:edit-theme'; theme?: 'light' | 'dark' }
  | { type: 'sitewright:edit-page'; html: string }
  | { type: 'sitewright:edit-view'; scale: number };

/** A page of a site as it can be edited: with the places of its source, without its scripts. */
export const editPath = (folderId: string, version: number, page = 'index.html') =>
  `/preview/${folderId}/v/${version}/${page.split('/').map(encodeURIComponent).join('/')}?edit`;
