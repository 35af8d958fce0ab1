import * as z from 'zod/mini';
import { sourceRangeSchema } from './edits.ts';
import { limits } from './limits.ts';
import { versionNumberSchema } from './versions.ts';

/** Characters that turn the direction of what follows could make a name read as another one. */
const misleading = /[\u202A-\u202E\u2066-\u2069]/u;

const isPlainLine = (text: string) => text.isWellFormed() && !/\p{Cc}/u.test(text) && !misleading.test(text);
const isPlainText = (text: string) =>
  text.isWellFormed() && !/[^\P{Cc}\n\t]/u.test(text) && !misleading.test(text);

export const commentTextSchema = z.string({ error: 'Write what you want to say.' }).check(
  z.overwrite((text) => text.replaceAll('\r\n', '\n').trim()),
  z.minLength(1, 'Write what you want to say.'),
  z.maxLength(limits.commentMaxLength, `Say it in at most ${limits.commentMaxLength} characters.`),
  z.refine(isPlainText, 'The text contains broken characters.'),
);

export const commentNameSchema = z
  .string({ error: 'Say who you are.' })
  .check(
    z.trim(),
    z.minLength(1, 'Say who you are.'),
    z.maxLength(limits.commentNameMaxLength, `A name has at most ${limits.commentNameMaxLength} characters.`),
    z.refine(isPlainLine, 'The name contains broken characters.'),
  );

const shareOf = z.number().check(z.minimum(0), z.maximum(1));
/** From the left and from the top, as shares of what it lies on. */
const pointSchema = z.object({ x: shareOf, y: shareOf });

/**
 * Where a comment is pinned: on an element of the source of the version that was seen, at a point of its box; and at a point of the
 * whole page, for versions in which the element cannot be found. `label` is what the person saw it called.
 */
export const commentPlaceSchema = z.object({
  path: z.string().check(z.minLength(1), z.maxLength(1000)),
  element: z.optional(sourceRangeSchema),
  label: z.string().check(z.maxLength(200), z.refine(isPlainLine)),
  at: pointSchema,
  onPage: pointSchema,
});
export type CommentPlace = z.infer<typeof commentPlaceSchema>;

/** The owner's own. */
export const createCommentRequestSchema = z.object({
  version: versionNumberSchema,
  text: commentTextSchema,
  place: commentPlaceSchema,
});
export type CreateCommentRequest = z.infer<typeof createCommentRequestSchema>;

/** Of somebody who has a link. */
export const createSharedCommentRequestSchema = z.extend(createCommentRequestSchema, {
  name: commentNameSchema,
});

export const replyRequestSchema = z.object({ text: commentTextSchema });

export const changeCommentRequestSchema = z.object({ isResolved: z.boolean() });

/** All of them are the owner's. */
const replySchema = z.object({ id: z.string(), text: z.string(), createdAt: z.iso.datetime() });

/**
 * A comment. `number` is what its pin says. `element` is where its element stands in the version that was asked for, where it can be
 * found there. Names and texts are plain text.
 */
export const commentSchema = z.object({
  id: z.string(),
  number: z.int().check(z.positive()),
  /** What the person called themselves; the owner has no name here. */
  name: z.optional(z.string()),
  isOwner: z.boolean(),
  text: z.string(),
  version: versionNumberSchema,
  place: commentPlaceSchema,
  element: z.optional(sourceRangeSchema),
  createdAt: z.iso.datetime(),
  isResolved: z.boolean(),
  replies: z.array(replySchema),
});
export type PageComment = z.infer<typeof commentSchema>;

/** In the order of their numbers. */
export const commentListSchema = z.array(commentSchema);

/** As the owner sees it. */
export const ownedCommentSchema = z.extend(commentSchema, { isUnread: z.boolean() });
export type OwnedComment = z.infer<typeof ownedCommentSchema>;
export const ownedCommentListSchema = z.array(ownedCommentSchema);

/** `key` takes the comment away again: told once, and kept by the browser of whoever wrote it. */
export const createdCommentSchema = z.object({ comment: commentSchema, key: z.string() });
export type CreatedComment = z.infer<typeof createdCommentSchema>;

export const commentKeyQuerySchema = z.object({ key: z.string().check(z.maxLength(100)) });

/** A page with the numbers of its elements, and no script but ours. @param id of the site, or the ticket of a link */
export const pinsPath = (id: string, page = 'index.html') =>
  `/preview/${id}/${page.split('/').map(encodeURIComponent).join('/')}?pins`;

/** A pin as the page is told to draw it. */
export interface DrawnPin {
  id: string;
  number: number;
  element?: { start: number; end: number };
  at: { x: number; y: number };
  onPage: { x: number; y: number };
  isChosen: boolean;
  isResolved: boolean;
}

/**
 * Posted to the page at {@link pinsPath}: which pins it shows. `draft` is where a comment is being written, which has no number yet. `scale` is
 * the size at which the frame is shown, where 1 is its own. `goTo` brings the pin of that id into sight.
 */
export interface PinsCommand {
  type: 'sitewright:pins';
  pins: DrawnPin[];
  draft?: CommentPlace;
  goTo?: string;
  scale: number;
}

/**
 * What that page posts: that it is there, and which version it shows; where somebody wants to comment; which pin was chosen; and that somebody
 * pressed Escape. Generated code does not run there; whoever listens checks source and shape all the same.
 */
export const pinsMessageSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('sitewright:pins-ready'),
    version: versionNumberSchema,
    path: z.string().check(z.maxLength(1000)),
  }),
  z.object({
    type: z.literal('sitewright:place-picked'),
    version: versionNumberSchema,
    place: commentPlaceSchema,
  }),
  z.object({ type: z.literal('sitewright:pin-chosen'), id: z.string().check(z.maxLength(100)) }),
  z.object({ type: z.literal('sitewright:pins-left') }),
]);
export type PinsMessage = z.infer<typeof pinsMessageSchema>;
