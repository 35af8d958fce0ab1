import type { SiteDetails } from '@sitewright/contracts';
import { Button } from '@sitewright/ui';
import { History } from 'lucide-react';
import { compareVersions } from './comparing-store.ts';

/** Leads to the versions of a site, as soon as there is more than one. */
export function VersionsButton({ folderId, version }: SiteDetails) {
  if (version < 2) return null;
  return (
    <Button variant="outline" size="sm" onClick={() => compareVersions(folderId, version - 1, version)}>
      <History aria-hidden="true" />
      <span>
        <span className="max-desk:sr-only">Version</span> {version}
      </span>
    </Button>
  );
}
