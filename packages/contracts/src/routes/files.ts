import {
  fileLinksSchema,
  fileRepairsSchema,
  fileSearchSchema,
  removeFileRequestSchema,
  renameFileRequestSchema,
  repairFilesRequestSchema,
  replaceInFilesRequestSchema,
  writeFileRequestSchema,
} from '../files.ts';
import { siteFileSchema } from '../sites.ts';
import { siteHeadSchema } from '../versions.ts';

export const siteFile = {
  method: 'GET',
  path: '/api/sites/:id/files/*path',
  response: siteFileSchema,
} as const;

/** Writes a text file as a whole, as a new version; one that is not there yet is made. */
export const writeFile = {
  method: 'PUT',
  path: '/api/sites/:id/files/*path',
  request: writeFileRequestSchema,
  response: siteHeadSchema,
} as const;

/** Gives a file another name, as a new version; with the links to it in all files, where that is asked for. */
export const renameFile = {
  method: 'PATCH',
  path: '/api/sites/:id/files/*path',
  request: renameFileRequestSchema,
  response: siteHeadSchema,
} as const;

export const removeFile = {
  method: 'DELETE',
  path: '/api/sites/:id/files/*path',
  request: removeFileRequestSchema,
  response: siteHeadSchema,
} as const;

/** What links to a file, before it is renamed or removed. */
export const fileLinks = {
  method: 'GET',
  path: '/api/sites/:id/links/*path',
  response: fileLinksSchema,
} as const;

/** Where something stands in all text files of a site; takes `fileSearchQuerySchema`. */
export const searchFiles = {
  method: 'GET',
  path: '/api/sites/:id/search',
  response: fileSearchSchema,
} as const;

/** Replaces something in all text files, as one new version. */
export const replaceInFiles = {
  method: 'POST',
  path: '/api/sites/:id/replacements',
  request: replaceInFilesRequestSchema,
  response: siteHeadSchema,
} as const;

/** What the checks would change by themselves if they were let. */
export const fileRepairs = {
  method: 'GET',
  path: '/api/sites/:id/repairs',
  response: fileRepairsSchema,
} as const;

/** Makes those changes in the files that are named, as a new version. */
export const repairFiles = {
  method: 'POST',
  path: '/api/sites/:id/repairs',
  request: repairFilesRequestSchema,
  response: siteHeadSchema,
} as const;
