import type { QualityReport } from '@sitewright/contracts';
import type { SiteFile } from '../../engine.ts';
import { isPage } from '../../files/site-files.ts';
import { lostInTurn } from '../../gate/lost-in-turn.ts';
import { checkSite, inspectWritten } from '../../pipeline/build-site.ts';
import type { TextFile } from '../../protocol/output.ts';
import { renewMeaningless } from '../../tailwind/meaningless-classes.ts';
import { type StyleSource, themePath } from '../../tailwind/style-source.ts';
import { asText } from './as-text.ts';
import { buildElements, restyle } from './restyle.ts';
import { stylesOfSite, withChanges, withElements } from './style-sources.ts';

export interface ChangedSite {
  name: string;
  files: SiteFile[];
  report: QualityReport;
  changed: TextFile[];
  /** What its pages are to state; without it nobody looks. */
  prompt?: string | undefined;
  /** What its sheets were built from, where that is known. */
  styles?: StyleSource | undefined;
  /** Whether nothing was asked for but to put right what the report says: then visitors are to lose nothing. */
  isRepair?: boolean | undefined;
}

export interface BuiltChange {
  files: SiteFile[];
  report: QualityReport;
  isWorse: boolean;
  /** Of a repair: what visitors could use before, and cannot any more. */
  lost?: string[] | undefined;
  /** What its sheets are built from now, where that has changed and is known. */
  styles?: StyleSource | undefined;
}

const failures = ({ checks }: QualityReport): number =>
  checks.reduce(
    (count, { status, findings }) => count + (status === 'failed' ? Math.max(1, findings.length) : 0),
    0,
  );

/** The files as they are written, those that are changed checked and repaired; every other file keeps every byte. */
function withFiles(
  name: string,
  before: readonly SiteFile[],
  written: ReadonlyMap<string, string>,
): SiteFile[] {
  const there = new Set(before.map(({ path }) => path));
  const added = Array.from(written, ([path, content]) => ({ path, content }));
  const after: SiteFile[] = [
    ...before.map(({ path, content }) => ({ path, content: written.get(path) ?? content })),
    ...added.filter(({ path }) => !there.has(path)),
  ];
  const checked = checkSite({ name, files: after, notes: [] }).files;
  const repaired = new Map(checked.map(({ path, content }) => [path, content]));
  return after.map(({ path, content }) => ({
    path,
    content: written.has(path) ? (repaired.get(path) ?? content) : content,
  }));
}

/**
 * A site with the files that a model has changed, and with style sheets that fit them. A theme is no file of the site: it is what
 * its sheet is built from.
 */
export async function buildChange({
  name,
  files,
  report,
  changed,
  prompt,
  styles: known,
  isRepair,
}: ChangedSite): Promise<BuiltChange> {
  const before = files.map(asText);
  const shipped = changed.filter(({ path }) => path !== themePath);
  const changes = withChanges(stylesOfSite(before, known), changed);
  const pages = await buildElements(
    shipped.filter(({ path }) => isPage(path)),
    changes.styles,
    before,
  );
  const written = new Map([...shipped, ...pages.files].map(({ path, content }) => [path, String(content)]));
  const sources = { ...changes, styles: withElements(changes.styles, pages.elements) };
  const {
    files: styled,
    elements,
    notes,
  } = await restyle({ before, after: withFiles(name, before, written), known, sources });
  const more = [...new Set([...pages.notes, ...notes])].filter((note) => !report.notes.includes(note));
  const isChanged = sources.isChanged || pages.elements.length > 0;
  const next = inspectWritten({
    files: styled,
    before: before.filter(({ path }) => written.has(path)),
    report: { ...report, notes: [...renewMeaningless(report.notes, styled), ...more] },
    prompt,
  });
  const was = inspectWritten({ files: before, before: [], report });
  return {
    files: styled,
    report: next,
    // A style that nobody understands is missing on the pages, which no check sees.
    isWorse: more.length > 0 || failures(next) > failures(was),
    ...(isRepair && { lost: lostInTurn(report, before, styled) }),
    ...(known && isChanged && { styles: { ...sources.styles, elements } }),
  };
}
