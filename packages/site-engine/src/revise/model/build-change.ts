import type { QualityReport } from '@sitewright/contracts';
import { checkFacts } from '../../briefs/check-facts.ts';
import type { SiteFile } from '../../engine.ts';
import { checkSite, inspectWritten } from '../../pipeline/build-site.ts';
import type { TextFile } from '../../protocol/output.ts';
import { addStyles } from './add-styles.ts';

export interface ChangedSite {
  name: string;
  files: SiteFile[];
  report: QualityReport;
  changed: TextFile[];
  /** What its pages are to state; without it nobody looks. */
  prompt?: string | undefined;
}

export interface BuiltChange {
  files: SiteFile[];
  report: QualityReport;
  isWorse: boolean;
}

const isText = (path: string): boolean => /\.(?:html?|css|js|svg|json|txt|webmanifest|ics)$/iu.test(path);

const asText = ({ path, content }: SiteFile): SiteFile => ({
  path,
  content: typeof content !== 'string' && isText(path) ? Buffer.from(content).toString() : content,
});

const failures = ({ checks }: QualityReport): number =>
  checks.reduce(
    (count, { status, findings }) => count + (status === 'failed' ? Math.max(1, findings.length) : 0),
    0,
  );

/** A site with the files that a model has changed. Those are checked and repaired; every other file keeps every byte. */
export async function buildChange({
  name,
  files,
  report,
  changed,
  prompt,
}: ChangedSite): Promise<BuiltChange> {
  const before = files.map(asText);
  const written = new Map(changed.map(({ path, content }) => [path, content]));
  const added = changed.filter(({ path }) => !before.some((file) => file.path === path));
  const after: SiteFile[] = [
    ...before.map(({ path, content }) => ({ path, content: written.get(path) ?? content })),
    ...added,
  ];
  const repaired = new Map(
    checkSite({ name, files: after, notes: [] }).files.map(({ path, content }) => [path, content]),
  );
  const kept = after.map(({ path, content }) => ({
    path,
    content: written.has(path) ? (repaired.get(path) ?? content) : content,
  }));
  const styled = await Promise.all(
    kept.map(async (file) =>
      file.path === 'styles.css' && typeof file.content === 'string'
        ? { ...file, content: await addStyles(file.content, before, kept) }
        : file,
    ),
  );
  const paths = new Set(written.keys());
  const next = inspectWritten({
    files: styled,
    before: before.filter(({ path }) => paths.has(path)),
    report,
  });
  const was = inspectWritten({ files: before, before: [], report });
  const stated = prompt === undefined ? [] : [checkFacts(prompt, styled)];
  return {
    files: styled,
    report: { ...next, checks: [...next.checks, ...stated] },
    isWorse: failures(next) > failures(was),
  };
}
