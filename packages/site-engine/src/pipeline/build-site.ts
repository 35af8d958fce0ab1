import type { QualityReport } from '@sitewright/contracts';
import type { SiteFile } from '../engine.ts';
import { byPath, totalBytes } from '../files/site-files.ts';
import { measureSite } from '../gate/measure-site.ts';
import { placeholdersOf } from '../gate/placeholders.ts';
import { rules } from '../gate/rules/index.ts';
import { runGate } from '../gate/run-gate.ts';
import { addLaunchPack } from '../launch-pack/add-launch-pack.ts';
import { compileStyles } from '../tailwind/compile-styles.ts';
import { separateOwnStyles } from './own-styles.ts';

/** A site on its way through the build. */
export interface SiteDraft {
  name: string;
  files: SiteFile[];
  notes: string[];
}

export interface CheckedSite {
  files: SiteFile[];
  report: QualityReport;
}

/** Adds the launch pack and the built style sheet. */
export async function styleSite(draft: SiteDraft): Promise<SiteDraft> {
  const { files, ownStyles } = separateOwnStyles(draft.files);
  const complete = addLaunchPack(draft.name, files);
  const { css, notes } = await compileStyles(complete, ownStyles);
  return {
    name: draft.name,
    files: [...complete, { path: 'styles.css', content: css }],
    notes: [...draft.notes, ...notes],
  };
}

/** Checks and repairs; the files come back in the order of their paths. */
export function checkSite(draft: SiteDraft): CheckedSite {
  const { files, site, checks } = runGate(rules, draft.files);
  return {
    files: files.toSorted(byPath),
    report: {
      checks,
      placeholders: placeholdersOf(site),
      notes: draft.notes,
      files: files.length,
      bytes: totalBytes(files),
      measures: measureSite(site),
    },
  };
}
