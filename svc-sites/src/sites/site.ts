import type { GeneratedSite } from '@sitewright/site-engine';

/** What a list shows of a site. */
export interface Site {
  id: string;
  folderId: string;
  name: string;
  createdAt: Date;
}

/** A finished site of a person, before it has an id. */
export interface NewSite {
  ownerId: string;
  prompt: string;
  generated: GeneratedSite;
}

/** Where a page of a list ends: the next one begins after this site. */
export type Position = Pick<Site, 'createdAt' | 'id'>;

export interface PageOfSites {
  sites: Site[];
  /** Undefined on the last page. */
  end: Position | undefined;
}
