import type { Brief, QualityReport, SiteMaker } from '@sitewright/contracts';
import type { GeneratedSite, SiteFile } from '@sitewright/site-engine';
import type { VersionFile } from '../versions/version-file.ts';

export interface Site {
  id: string;
  folderId: string;
  ownerId: string;
  name: string;
  prompt: string;
  /** The version that previews and downloads serve. */
  version: number;
  /** Of the files of all its versions, if they have been measured. */
  bytes: number | undefined;
  createdAt: Date;
  /** Later with every change of what its owner sees of it. */
  updatedAt: Date;
  /** Set while the site can still be brought back. */
  deletedAt: Date | undefined;
  /** Its generation ended early, or left pages blank: it holds what was written until then. */
  isInterrupted: boolean;
}

/** What a list shows of a site. */
export type ListedSite = Pick<
  Site,
  'id' | 'folderId' | 'ownerId' | 'name' | 'createdAt' | 'updatedAt' | 'isInterrupted'
>;

/** A finished site of a person, before it is stored. */
export interface NewSite {
  folderId: string;
  ownerId: string;
  prompt: string;
  generated: Omit<GeneratedSite, 'engine' | 'files'> & { engine: SiteMaker; files: VersionFile[] };
  /** What was done, in words, where no prompt says it. */
  instruction?: string;
  isInterrupted?: boolean;
  /** Counts the processes that may store it: what a later one has stored, an earlier one that lives on does not replace. */
  fence?: number | undefined;
}

/** A site whose files are stored, before it is shown. */
export interface FiledSite extends Pick<NewSite, 'folderId' | 'ownerId' | 'prompt'> {
  name: string;
  /** Of its files. */
  bytes: number;
  isInterrupted: boolean;
}

/** One version of a site, whole. */
export interface SiteVersion {
  files: SiteFile[];
  engine: SiteMaker;
  seed?: number;
  report: QualityReport;
  /** How the prompt was understood, where that is stored. */
  brief?: Brief;
}

/** The same with files as they can be stored again. */
export interface StoredVersion extends Omit<SiteVersion, 'files'> {
  files: VersionFile[];
}

/** One version of a site without the contents of its files. */
export interface VersionSummary extends Omit<SiteVersion, 'files' | 'brief'> {
  /** What a model wrote it as, or what it goes on from, is known. */
  hasSource: boolean;
  files: { path: string; bytes: number }[];
}
