import type { CheckId } from '@sitewright/contracts';
import type { SiteFile } from '../engine.ts';
import type { Edit } from './edits.ts';
import type { Site } from './site.ts';

/** How to put a problem right: edits of the file it is in, and files that the edits need. */
export interface Fix {
  edits: readonly Edit[];
  files?: readonly SiteFile[];
  /** For a fix that takes something out that visitors would have seen or used: what they find in its place. */
  removes?: string | undefined;
  /** The names on the page that mean nothing without that. */
  misses?: readonly string[] | undefined;
  /** For a fix that puts a drawing where a word was written that nobody is to read. */
  redraws?: true;
  /** For a fix that changes, or takes away, what did not work as it was: a dead link's address, a script that cannot run. */
  mends?: true;
}

export interface Problem {
  path: string;
  line?: number | undefined;
  /** Says to a person what is wrong and, where it is not obvious, what would be right. */
  message: string;
  fix?: Fix | undefined;
}

/** One check of the quality gate. */
export interface Rule {
  /** The contracts say what each check is about. */
  id: CheckId;
  /** What holds when the check has passed. */
  title: string;
  check(site: Site): Problem[];
}

/** A rule that looks at each page alone. */
export const pageRule = (
  id: CheckId,
  title: string,
  checkPage: (page: Site['pages'][number], site: Site) => Problem[],
): Rule => ({
  id,
  title,
  check: (site) => site.pages.flatMap((page) => checkPage(page, site)),
});
