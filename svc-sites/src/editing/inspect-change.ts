import type { QualityReport } from '@sitewright/contracts';
import type { SiteEngine, SiteFile } from '@sitewright/site-engine';
import { asAnswer } from '../brief/as-answer.ts';
import type { StoredVersion } from '../sites/site.ts';
import { asText } from '../versions/as-text.ts';
import { isStoredFile, type VersionFile } from '../versions/version-file.ts';

/** Whoever asked may be gone: what they have changed is stored all the same. */
const neverStopped = new AbortController().signal;

interface InspectedChange {
  stored: Pick<StoredVersion, 'files' | 'report'>;
  /** What stays is the very file that is stored. */
  files: readonly VersionFile[];
  /** The id of the person whose turn it takes. */
  owner: string;
}

/** The report of a stored site as its files are from now on: nothing is repaired. @throws AppError with a message for the person. */
export function inspectChange(
  engine: Pick<SiteEngine, 'inspect'>,
  { stored, files, owner }: InspectedChange,
): Promise<QualityReport> {
  const kept = new Set(files);
  const before = stored.files.filter((file) => !kept.has(file));
  const others = files.filter(isStoredFile).map(({ path, bytes }) => ({ path, bytes }));
  return asAnswer(
    engine.inspect(
      { files: textsOf(files), others, before: textsOf(before), report: stored.report },
      { signal: neverStopped, owner },
    ),
  );
}

const isRead = (file: VersionFile): file is SiteFile => !isStoredFile(file);

const textsOf = (files: readonly VersionFile[]): SiteFile[] => files.filter(isRead).map(asText);
