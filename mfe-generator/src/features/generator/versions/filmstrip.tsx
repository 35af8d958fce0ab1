import { type SiteDetails, type VersionEntry, versionStillPath } from '@sitewright/contracts';
import { cn, Kbd, LiveThumbnail } from '@sitewright/ui';
import { Pin } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { compareVersions } from './comparing-store.ts';
import { showVersion, useEarlierVersion } from './shown-version.ts';
import { VersionName } from './version-name.tsx';
import { titleOf } from './version-words.ts';

interface FilmProps {
  site: SiteDetails;
  entry: VersionEntry;
  isCurrent: boolean;
  /** The preview shows it, although it is an earlier one. */
  isShown: boolean;
}

function ringOf(isCurrent: boolean, isShown: boolean): string {
  if (isCurrent) return 'ring-2 ring-purple dark:ring-purple-ink';
  return isShown ? 'ring-2 ring-ink' : 'ring-1 ring-rule-strong group-hover:ring-ink-3';
}

function Film({ site, entry, isCurrent, isShown }: FilmProps) {
  const { number, changes } = entry;
  const title = titleOf(entry);
  return (
    <li className="w-36 shrink-0">
      <button
        type="button"
        data-film=""
        aria-current={isCurrent ? 'true' : undefined}
        aria-pressed={isShown}
        aria-keyshortcuts="Enter Shift+Enter"
        className="group relative block w-full rounded-[6px] text-left"
        // By Enter, too: the browser makes a press of it.
        onClick={({ shiftKey }) => {
          if (!shiftKey) showVersion(site, number);
          // What is shown now is compared with the version before.
          else compareVersions(site.folderId, isCurrent ? (entry.parent ?? number) : number, site.version);
        }}
      >
        <LiveThumbnail
          src={versionStillPath(site.folderId, number)}
          className={cn('rounded-[6px]', ringOf(isCurrent, isShown))}
        />
        <span className="absolute bottom-1 left-1 rounded-[4px] bg-ink px-1.5 py-0.5 font-semibold text-[0.75rem] text-paper tabular-nums">
          {number}
        </span>
        {entry.isPinned && (
          <span className="absolute top-1 right-1 grid size-5.5 place-items-center rounded-full bg-purple text-on-purple">
            <Pin aria-hidden="true" className="size-3.25" />
          </span>
        )}
        <span className="sr-only">
          : {title}
          {changes > 1 && `, ${changes} changes`}
          {entry.isPinned && ', pinned'}
        </span>
      </button>
      <VersionName siteId={site.folderId} entry={entry} title={title} className="mt-1 min-h-6.5" />
    </li>
  );
}

const steps: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowRight: 1 };

/** Arrow keys go from one version to the next. */
function handleKey(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (!step) return;
  const films: Element[] = [...event.currentTarget.querySelectorAll('[data-film]')];
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
  const earlier = useEarlierVersion(site);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is brought into sight.
  useEffect(() => {
    const { current } = list;
    if (current) current.scrollLeft = current.scrollWidth;
  }, [site.version]);
  return (
    <nav aria-label="Versions" className="min-w-0 grow" onKeyDown={handleKey}>
      <ol ref={list} className="flex gap-3.5 overflow-x-auto p-1">
        {versions.toReversed().map((entry) => (
          <Film
            key={entry.number}
            site={site}
            entry={entry}
            isCurrent={entry.number === site.version}
            isShown={entry.number === earlier}
          />
        ))}
      </ol>
      <p className="mt-2 flex flex-wrap items-center gap-1.25 text-ink-3 text-small pointer-coarse:hidden">
        <Kbd>Enter</Kbd> shows one, <Kbd>Shift</Kbd>
        <Kbd>Enter</Kbd> compares it
      </p>
    </nav>
  );
}
