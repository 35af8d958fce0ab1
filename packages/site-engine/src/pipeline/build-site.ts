import { withBundledTypefaces } from '@sitewright/composer';
import type { QualityCheck, QualityReport } from '@sitewright/contracts';
import { checkFacts } from '../briefs/check-facts.ts';
import type { SiteFile } from '../engine.ts';
import { byPath, totalBytes } from '../files/site-files.ts';
import type { SizedFile } from '../files/site-size.ts';
import { measureSite } from '../gate/measure-site.ts';
import { placeholdersOf } from '../gate/placeholders.ts';
import { rules } from '../gate/rules/index.ts';
import { type GateResult, inspectSite, runGate } from '../gate/run-gate.ts';
import type { Site } from '../gate/site.ts';
import { addLaunchPack } from '../launch-pack/add-launch-pack.ts';
import { notLookedAgain } from '../look/look-checks.ts';
import { compileStyles } from '../tailwind/compile-styles.ts';
import { notesOnMeaningless } from '../tailwind/meaningless-classes.ts';
import { compileSheets } from '../tailwind/own-sheets.ts';
import { builtPath, type StyleSource } from '../tailwind/style-source.ts';
import { separateOwnStyles } from './own-styles.ts';
import { withoutProjectFiles } from './project-files.ts';
import { notesOnClasses } from './unstyled-classes.ts';

/** A site on its way through the build. */
export interface SiteDraft {
  name: string;
  files: SiteFile[];
  notes: string[];
  /** What its pages are to state; without it nobody looks. */
  prompt?: string | undefined;
  /** What its style sheets were built from. */
  styles?: StyleSource | undefined;
}

export interface CheckedSite {
  files: SiteFile[];
  report: QualityReport;
}

/** Adds the launch pack and the built style sheet. */
export async function styleSite(draft: SiteDraft): Promise<SiteDraft> {
  const published = withoutProjectFiles(draft.files);
  const { files, ownStyles, settings, source, notes } = separateOwnStyles(published.files);
  const complete = addLaunchPack(draft.name, files);
  const main = await compileStyles(complete, ownStyles, settings);
  const sheets = await compileSheets(complete, main.ownStyles, settings);
  const built = [...sheets.files, { path: builtPath, content: main.css }];
  return {
    name: draft.name,
    files: withBundledTypefaces(built),
    notes: [
      ...draft.notes,
      ...published.notes,
      ...notes,
      ...main.notes,
      ...sheets.notes,
      ...notesOnMeaningless(built),
    ],
    styles: { ...source, elements: sheets.elements },
  };
}

const factsStated = (prompt: string | undefined, site: Site): QualityCheck[] =>
  prompt === undefined ? [] : [checkFacts(prompt, site)];

/** Checks and repairs; the files come back in the order of their paths. */
export function checkSite({ files: written, notes, prompt }: SiteDraft): CheckedSite {
  const { files, site, checks } = runGate(rules, written);
  const report = toReport(files, { site, checks: [...checks, ...factsStated(prompt, site)] }, notes);
  return { files: files.toSorted(byPath), report };
}

/** A site that a person has changed, with what is known of it from before. */
export interface WrittenSite {
  files: SiteFile[];
  /** Files that no check reads, such as pictures. */
  others?: readonly SizedFile[];
  /** What the changed files were. */
  before: SiteFile[];
  report: QualityReport;
  /** What its pages are to state; without it nobody looks. */
  prompt?: string | undefined;
}

/** Checks and changes nothing: what was told of the site stays, and what it has become is told. */
export function inspectWritten({
  files: read,
  others = [],
  before,
  report,
  prompt,
}: WrittenSite): QualityReport {
  // Links lead to them and their sizes count; what is in them nobody looks at.
  const files = [...read, ...others.map(({ path, bytes }) => ({ path, content: new Uint8Array(bytes) }))];
  const notes = notesOnClasses(report.notes, before, files);
  const { site, checks } = inspectSite(rules, files);
  const told = [...notLookedAgain(report, checks), ...factsStated(prompt, site)];
  return { ...report, ...toReport(files, { site, checks: told }, notes) };
}

/** A file that the checks would change, or add; why is in the report of {@link inspectWritten}. */
export interface RepairedFile {
  path: string;
  before?: string;
  after: string;
  reasons: { line?: number; message: string }[];
}

/** What the checks would change of a site that a person has written. */
export function repairWritten(files: SiteFile[]): RepairedFile[] {
  const before = new Map(files.map(({ path, content }) => [path, content]));
  const repaired = runGate(rules, files);
  const findings = inspectSite(rules, files).checks.flatMap((check) => check.findings);
  return repaired.files
    .flatMap(({ path, content }): RepairedFile[] => {
      const known = before.get(path);
      if (typeof content !== 'string' || content === known) return [];
      const reasons = findings
        .filter((finding) => finding.path === path && finding.isRepairable)
        .map(({ line, message }) => ({ ...(line !== undefined && { line }), message }));
      return [{ path, ...(typeof known === 'string' && { before: known }), after: content, reasons }];
    })
    .toSorted(byPath);
}

function toReport(
  files: readonly SiteFile[],
  { site, checks }: Pick<GateResult, 'site' | 'checks'>,
  notes: string[],
): QualityReport {
  return {
    checks,
    placeholders: placeholdersOf(site),
    notes,
    files: files.length,
    bytes: totalBytes(files),
    measures: measureSite(site),
  };
}
