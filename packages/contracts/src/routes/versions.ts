import { comparisonSchema } from '../comparison.ts';
import { takeBackRequestSchema } from '../revisions.ts';
import {
  changeVersionRequestSchema,
  seenHeadSchema,
  siteHeadSchema,
  versionDetailsSchema,
  versionEntrySchema,
  versionListSchema,
} from '../versions.ts';

/** The versions of a site, with what it shows now: the owner's and administrators' view. */
export const siteVersions = {
  method: 'GET',
  path: '/api/sites/:id/versions',
  response: versionListSchema,
} as const;

export const siteVersion = {
  method: 'GET',
  path: '/api/sites/:id/versions/:number',
  response: versionDetailsSchema,
} as const;

/** Names or pins a version. */
export const changeVersion = {
  method: 'PATCH',
  path: '/api/sites/:id/versions/:number',
  request: changeVersionRequestSchema,
  response: versionEntrySchema,
} as const;

/** Shows a version again, as a new one: nothing is lost. */
export const restoreVersion = {
  method: 'POST',
  path: '/api/sites/:id/versions/:number/restore',
  request: seenHeadSchema,
  response: siteHeadSchema,
} as const;

/** Takes the last change back, whatever made it, as a new version. */
export const undo = {
  method: 'POST',
  path: '/api/sites/:id/undo',
  request: seenHeadSchema,
  response: siteHeadSchema,
} as const;

export const redo = {
  method: 'POST',
  path: '/api/sites/:id/redo',
  request: seenHeadSchema,
  response: siteHeadSchema,
} as const;

/** What differs between a version and the one that `comparisonQuerySchema` names. */
export const compareVersions = {
  method: 'GET',
  path: '/api/sites/:id/versions/:number/comparison',
  response: comparisonSchema,
} as const;

/** Takes single differences of a version back, as a new version. */
export const takeBack = {
  method: 'POST',
  path: '/api/sites/:id/versions/:number/take-back',
  request: takeBackRequestSchema,
  response: siteHeadSchema,
} as const;
