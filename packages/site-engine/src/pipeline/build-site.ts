import type { QualityReport } from '@sitewright/contracts';
import type { SiteFile } from '../engine.ts';
import { byPath, totalBytes } from '../files/site-files.ts';
import { isPlaceholder } from '../gate/placeholder-picture.ts';
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

function placeholderNotes(files: readonly SiteFile[]): string[] {
  const placeholders = files.filter(({ path }) => isPlaceholder(path)).map(({ path }) => path);
  return placeholders.length > 0
    ? [`Replace the placeholder pictures by your own: ${placeholders.join(', ')}.`]
    : [];
}

/** Checks and repairs; the files come back in the order of their paths. */
export function checkSite(draft: SiteDraft): CheckedSite {
  const { files, checks } = runGate(rules, draft.files);
  return {
    files: files.toSorted(byPath),
    report: {
      checks,
      notes: [...draft.notes, ...placeholderNotes(files)],
      files: files.length,
      bytes: totalBytes(files),
    },
  };
}
