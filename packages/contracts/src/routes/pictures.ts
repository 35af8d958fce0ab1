import {
  pictureListSchema,
  pictureSchema,
  pictureViewSchema,
  usedPictureSchema,
  usePictureRequestSchema,
} from '../pictures.ts';
import { messageResponseSchema } from '../users.ts';

/**
 * Takes a picture into a site, where {@link usePicture} shows it. The body is the file itself, with any `Content-Type` that begins
 * with `image/` or is `application/octet-stream`; the query is `pictureUploadQuerySchema`. Takes up to some seconds. The file that
 * is there already answers as it did. `UNSUPPORTED_MEDIA_TYPE` for what is no picture, `PAYLOAD_TOO_LARGE`, `VALIDATION_FAILED` for
 * a picture that cannot be used (broken, too many pixels or frames, no room left in the site), `STORAGE_FULL`, `UNAVAILABLE` with
 * `Retry-After` while too many are being read: each message says what to do.
 */
export const uploadPicture = {
  method: 'POST',
  path: '/api/sites/:id/pictures',
  response: pictureSchema,
} as const;

/**
 * Takes a picture for the prompt of a site that is still to be made, in everything else like {@link uploadPicture}. It is its person's
 * alone, and can be named by any prompt until it is removed after `limits.pictureUnusedDays`; each site then has a copy of its own.
 */
export const uploadPromptPicture = {
  method: 'POST',
  path: '/api/sites/new/pictures',
  response: pictureSchema,
} as const;

/** The pictures uploaded to a site, newest first: the owner's and administrators' view. */
export const pictures = {
  method: 'GET',
  path: '/api/sites/:id/pictures',
  response: pictureListSchema,
} as const;

/** One of them, with all of it to look at. */
export const picture = {
  method: 'GET',
  path: '/api/sites/:id/pictures/:picture',
  response: pictureViewSchema,
} as const;

/** Removes an uploaded picture from the list: `CONFLICT` for one that the site shows. Older versions keep it. */
export const removePicture = {
  method: 'DELETE',
  path: '/api/sites/:id/pictures/:picture',
  response: messageResponseSchema,
} as const;

/** Shows an uploaded picture on a page, as a new version; refused as `editSite` is. */
export const usePicture = {
  method: 'POST',
  path: '/api/sites/:id/pictures/:picture/use',
  request: usePictureRequestSchema,
  response: usedPictureSchema,
} as const;
