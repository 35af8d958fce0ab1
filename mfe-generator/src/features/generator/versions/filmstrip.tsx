import { type SiteDetails, type VersionEntry, versionStillPath } from '@sitewright/contracts';
import { cn, LiveThumbnail } from '@sitewright/ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { compareVersions } from './comparing-store.ts';
import { titleOf } from './version-words.ts';

interface FilmProps {
  site: SiteDetails;
  entry: VersionEntry;
  isCurrent: boolean;
}

function Film({ site, entry, isCurrent }: FilmProps) {
  const { number, changes } = entry;
  const title = titleOf(entry);
  return (
    <li className="w-32 shrink-0">
      <button
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        className="group block w-full rounded-[6px] text-left"
        // Compared with what is shown now; what is shown now with the version before.
        onClick={() =>
          compareVersions(site.folderId, isCurrent ? (entry.parent ?? number) : number, site.version)
        }
      >
        <LiveThumbnail
          src={versionStillPath(site.folderId, number)}
          className={cn(
            'rounded-[6px] ring-1 ring-rule-strong group-hover:ring-ink-3',
            isCurrent && 'ring-2 ring-purple group-hover:ring-purple dark:ring-purple-ink',
          )}
        />
        <span className="mt-1.5 block truncate text-ink-2 text-small" title={title}>
          <strong className="mr-1 font-semibold text-ink">{number}</strong>
          <span className="sr-only">: </span>
          {title}
          {changes > 1 && <span className="sr-only">, {changes} changes</span>}
        </span>
      </button>
    </li>
  );
}

const steps: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowRight: 1 };

/** Arrow keys go from one version to the next. */
function handleKey(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (!step) return;
  const films: Element[] = [...event.currentTarget.querySelectorAll('button')];
  const at = document.activeElement ? films.indexOf(document.activeElement) : -1;
  const next = films[at + step];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}

interface FilmstripProps {
  site: SiteDetails;
  /** Newest first. */
  versions: readonly VersionEntry[];
}

/** Every version as a picture, the newest at the right. */
export function Filmstrip({ site, versions }: FilmstripProps) {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is brought into sight.
  useEffect(() => {
    const { current } = list;
    if (current) current.scrollLeft = current.scrollWidth;
  }, [site.version]);
  return (
    <nav aria-label="Versions" className="min-w-0 grow" onKeyDown={handleKey}>
      <ol ref={list} className="flex gap-3.5 overflow-x-auto p-1">
        {versions.toReversed().map((entry) => (
          <Film key={entry.number} site={site} entry={entry} isCurrent={entry.number === site.version} />
        ))}
      </ol>
    </nav>
  );
}
