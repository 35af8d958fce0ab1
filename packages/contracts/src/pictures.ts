import * as z from 'zod/mini';
import { pictureAltSchema, pictureIdSchema } from './attachments.ts';
import { sourceRangeSchema, sourceTextSchema } from './edits.ts';
import { limits } from './limits.ts';
import { seenHeadSchema, siteHeadSchema, sittingSchema } from './versions.ts';

/** What an uploaded picture can be: the bytes decide, whatever the file or the request calls it. */
export const pictureUploadTypes = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/svg+xml',
] as const;

/** The query of an upload: what the file is called, to know it again. An ending such as `.jpg` is taken off. */
export const pictureUploadQuerySchema = z.object({
  name: z.optional(z.string().check(z.maxLength(300, 'The name of the file has more than 300 characters.'))),
});

const side = z.int().check(z.positive());
/** A picture inside an answer: `data:image/…;base64,…`, which pages of the application may show. */
const dataUrlSchema = z.string().check(z.regex(/^data:image\/[\w+.-]+;base64,/));

/** One size of a picture, as a file of each site version that uses it. */
const pictureFileSchema = z.object({
  path: z.string(),
  type: z.enum(['image/webp', 'image/svg+xml']),
  width: side,
  height: side,
  bytes: side,
});

/**
 * A picture that was uploaded to a site. It was decoded and written anew, at most {@link limits.pictureWrittenSide} pixels wide and
 * high, without what a camera notes in it. `width` and `height` are in CSS pixels, of its largest file (an `animated` one moves;
 * a `drawing` is SVG and has no pixels of its own). `files` are the smallest first; `bytes` are those of all together.
 */
export const pictureSchema = z.object({
  id: pictureIdSchema,
  name: z.string(),
  kind: z.enum(['photo', 'animated', 'drawing']),
  width: side,
  height: side,
  bytes: side,
  files: z.array(pictureFileSchema).check(z.minLength(1)),
  /** What the paths of all its files begin with, also of cropped ones: an `<img>` shows this picture when its `src` has it. */
  stem: z.string(),
  /** The words that it was used with last. */
  alt: z.optional(z.string()),
  /** Pages and style sheets of what the site shows now that use it: empty for one that can be removed. */
  usedOn: z.array(z.string()),
  /** At most 192 pixels wide and high. */
  thumbnail: dataUrlSchema,
  createdAt: z.iso.datetime(),
});
export type Picture = z.infer<typeof pictureSchema>;

/** Newest first. `bytes` is what they take of `maxBytes`. One that no version uses is removed after `unusedDays`. */
export const pictureListSchema = z.object({
  pictures: z.array(pictureSchema),
  bytes: z.int().check(z.nonnegative()),
  maxBytes: side,
  unusedDays: side,
});
export type PictureList = z.infer<typeof pictureListSchema>;

/** One picture, with all of it to look at, in its largest size: for choosing its crop and its focal point. */
export const pictureViewSchema = z.extend(pictureSchema, { dataUrl: dataUrlSchema });
export type PictureView = z.infer<typeof pictureViewSchema>;

const fraction = z.number().check(z.minimum(0), z.maximum(1));
const noCropMessage = 'Choose a part of the picture that lies within it.';

/** A part of a picture in fractions of its width and height, from the top left corner. */
export const pictureCropSchema = z
  .object({ x: fraction, y: fraction, width: fraction, height: fraction })
  .check(
    z.refine(({ width, height }) => width >= 0.01 && height >= 0.01, 'Choose a larger part of the picture.'),
    z.refine(({ x, width }) => x + width <= 1.001, noCropMessage),
    z.refine(({ y, height }) => y + height <= 1.001, noCropMessage),
  );
export type PictureCrop = z.infer<typeof pictureCropSchema>;

/** What matters most, and is kept where less than all is shown, in fractions of the whole picture (also where it is cropped). */
export const pictureFocusSchema = z.object({ x: fraction, y: fraction });
export type PictureFocus = z.infer<typeof pictureFocusSchema>;

/**
 * Shows an uploaded picture in the place of what stands at a place of a page, in one version with its files. `start`, `end` and
 * `old` are as those of an edit (`editSchema`): a whole element, in its source. An `<img>` or `<picture>` keeps its classes; an
 * inline `<svg>` gives its classes and shape to the picture; of another element, such as a `<figure>`, the one drawing or picture
 * inside is replaced. With an empty `old`, the picture is inserted there. `alt` are the words for who cannot see it: empty only
 * for one that is `decorative`. `crop` and `focus` are of the whole upload; those that are left out are the whole and its middle.
 */
export const usePictureRequestSchema = z
  .extend(seenHeadSchema, {
    sitting: sittingSchema,
    path: z.string().check(z.minLength(1), z.maxLength(1000)),
    start: z.int().check(z.nonnegative()),
    end: z.int().check(z.nonnegative()),
    old: sourceTextSchema,
    alt: pictureAltSchema,
    decorative: z.optional(z.boolean()),
    focus: z.optional(pictureFocusSchema),
    crop: z.optional(pictureCropSchema),
  })
  .check(
    z.refine(({ start, end }) => start <= end, 'The place ends before it starts.'),
    z.refine(({ alt, decorative }) => decorative === true || alt !== '', {
      path: ['alt'],
      message: 'Say in words what the picture shows, or that it only decorates.',
    }),
  );
export type UsePictureRequest = z.infer<typeof usePictureRequestSchema>;

/** The site as it shows the picture. `element` is where the `<img>` stands in the page's source now. */
export const usedPictureSchema = z.extend(siteHeadSchema, { element: sourceRangeSchema });
export type UsedPicture = z.infer<typeof usedPictureSchema>;
