import { editSiteRequestSchema } from '../edits.ts';
import { setTypefacesRequestSchema, typefacesSchema } from '../typefaces.ts';
import { siteHeadSchema } from '../versions.ts';

/** Changes pieces of files, and not a byte besides, as a new version. */
export const editSite = {
  method: 'POST',
  path: '/api/sites/:id/edits',
  request: editSiteRequestSchema,
  response: siteHeadSchema,
} as const;

/** What the site is set in, and what it can be set in. */
export const typefaces = {
  method: 'GET',
  path: '/api/sites/:id/typefaces',
  response: typefacesSchema,
} as const;

/** Sets the site in other typefaces, with their files and licences; those that nothing is set in any more are left out. */
export const setTypefaces = {
  method: 'POST',
  path: '/api/sites/:id/typefaces',
  request: setTypefacesRequestSchema,
  response: siteHeadSchema,
} as const;
