import type { SiteDetails } from '@sitewright/contracts';
import { Button } from '@sitewright/ui';
import { Columns2, Undo2 } from 'lucide-react';
import { compareVersions } from './comparing-store.ts';
import { showCurrent, useEarlierVersion } from './shown-version.ts';

/** Says that the preview shows an earlier version, and leads back. */
export function EarlierVersion({ site }: { site: SiteDetails }) {
  const number = useEarlierVersion(site);
  if (number === undefined) return null;
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-2 gap-y-1 border-rule border-b bg-purple-tint px-3 py-1.5 text-small">
      <p role="status" className="mr-auto font-semibold text-purple-ink">
        Version {number}
        <span className="max-desk:sr-only">, an earlier one</span>
      </p>
      <Button
        variant="ghost"
        size="sm"
        className="pointer-coarse:h-11"
        onClick={() => compareVersions(site.folderId, number, site.version)}
      >
        <Columns2 aria-hidden="true" />
        <span className="max-desk:sr-only">Compare</span>
      </Button>
      <Button variant="outline" size="sm" className="pointer-coarse:h-11" onClick={showCurrent}>
        <Undo2 aria-hidden="true" />
        Back to version {site.version}
      </Button>
    </div>
  );
}
