import { downloadFileName, downloadPath, type SiteDetails, type VersionEntry } from '@sitewright/contracts';
import { TextLink } from '@sitewright/ui';
import { VersionName } from './version-name.tsx';
import { ago, titleOf } from './version-words.ts';

interface ComparedVersionProps {
  site: SiteDetails;
  number: number;
  entries: readonly VersionEntry[];
  /** Milliseconds since the epoch. */
  now: number;
}

/** Which version stands below, how old it is, and what it is called: it can be taken home, called otherwise, and pinned. */
export function ComparedVersion({ site, number, entries, now }: ComparedVersionProps) {
  const entry = entries.find((each) => each.number === number);
  return (
    <div className="grid min-w-0 max-w-72">
      <p className="text-body">
        <strong className="font-semibold">Version {number}</strong>{' '}
        <span className="text-ink-2">
          {number === site.version && 'current, '}
          {entry && ago(entry.createdAt, now)}
        </span>{' '}
        <TextLink
          href={downloadPath(site.folderId, number)}
          download={downloadFileName}
          aria-label={`Download version ${number}`}
          className="whitespace-nowrap text-small"
        >
          Download
        </TextLink>
      </p>
      {/* One that lies within a sitting is not listed, and has no name. */}
      {entry && <VersionName siteId={site.folderId} entry={entry} title={titleOf(entry)} />}
    </div>
  );
}
