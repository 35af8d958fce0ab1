import { importedSiteSchema } from '../import.ts';
import {
  generatedSiteListSchema,
  projectListSchema,
  projectSchema,
  renameSiteRequestSchema,
  siteDetailsSchema,
  templateRequestSchema,
  templateSiteSchema,
} from '../sites.ts';
import { messageResponseSchema } from '../users.ts';

export const mySites = { method: 'GET', path: '/api/my-sites', response: projectListSchema } as const;

/** The owner's and administrators' view of one site; every other call on a site is the owner's too. */
export const site = { method: 'GET', path: '/api/sites/:id', response: siteDetailsSchema } as const;

export const renameSite = {
  method: 'PATCH',
  path: '/api/sites/:id',
  request: renameSiteRequestSchema,
  response: projectSchema,
} as const;

/**
 * Makes a site of a ZIP file of static pages. The body is the file itself, as `application/zip`; takes `importQuerySchema`.
 */
export const importSite = {
  method: 'POST',
  path: '/api/sites/import',
  response: importedSiteSchema,
} as const;

/** Makes a site of its own from the current version; answers the new one. */
export const duplicateSite = {
  method: 'POST',
  path: '/api/sites/:id/duplicate',
  response: projectSchema,
} as const;

/** Makes a new site with the structure and design of this one, to be filled with other facts. */
export const templateSite = {
  method: 'POST',
  path: '/api/sites/:id/template',
  request: templateRequestSchema,
  response: templateSiteSchema,
} as const;

/** Takes the site away at once; {@link undeleteSite} brings it back. */
export const deleteSite = {
  method: 'DELETE',
  path: '/api/sites/:id',
  response: messageResponseSchema,
} as const;

export const undeleteSite = {
  method: 'POST',
  path: '/api/sites/:id/undelete',
  response: projectSchema,
} as const;

/** Everybody's sites: administrators only; paged like every list. */
export const totalSites = {
  method: 'GET',
  path: '/api/total-sites',
  response: generatedSiteListSchema,
} as const;
