import type { SiteDetails } from '@sitewright/contracts';
import { Button } from '@sitewright/ui';
import { useApi } from '@sitewright/web-kit';
import { Undo2 } from 'lucide-react';
import { showCurrent, useKeptShown } from '../versions/shown-version.ts';
import { acceptChange } from './ask-change.ts';

function UseIt({ siteId, revision }: { siteId: string; revision: string }) {
  const api = useApi();
  return (
    <Button
      variant="outline"
      size="sm"
      className="pointer-coarse:h-11"
      onClick={() => void acceptChange(api, siteId, revision)}
    >
      Use it
    </Button>
  );
}

/** Says that the preview shows what was written of a change that ended early, and leads on or back. */
export function KeptShown({ site }: { site: SiteDetails }) {
  const revision = useKeptShown(site);
  if (revision === undefined) return null;
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-2 gap-y-1 border-rule border-b bg-purple-tint px-3 py-1.5 text-small">
      <p role="status" className="mr-auto font-semibold text-purple-ink">
        What was written so far<span className="max-desk:sr-only">, not used yet</span>
      </p>
      <UseIt siteId={site.folderId} revision={revision} />
      <Button variant="ghost" size="sm" className="pointer-coarse:h-11" onClick={showCurrent}>
        <Undo2 aria-hidden="true" />
        <span>
          Back <span className="max-desk:sr-only">to version {site.version}</span>
        </span>
      </Button>
    </div>
  );
}
