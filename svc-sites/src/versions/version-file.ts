import type { SiteFile } from '@sitewright/site-engine';

/** A file whose content is stored already. */
export interface StoredFile {
  path: string;
  hash: string;
  bytes: number;
}

/** A file of a version that is about to be stored. */
export type VersionFile = SiteFile | StoredFile;

export const isStoredFile = (file: VersionFile): file is StoredFile => 'hash' in file;
