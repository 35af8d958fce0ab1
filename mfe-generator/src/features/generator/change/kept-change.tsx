import type { Revision, SiteDetails } from '@sitewright/contracts';
import { Button } from '@sitewright/ui';
import { useApi } from '@sitewright/web-kit';
import { showKept } from '../versions/shown-version.ts';
import { throwAwayKept } from './throw-away-kept.ts';

interface KeptProps {
  site: Pick<SiteDetails, 'folderId' | 'version'>;
  revision: Revision;
}

const isUsable = ({ version }: KeptProps['site'], { offeredFor, seen }: Revision): boolean =>
  (offeredFor ?? seen) === version;

/** How much was written of a change before it ended early. */
export function KeptWords({ site, revision }: KeptProps) {
  const { kept } = revision;
  if (!kept) return null;
  return (
    <p className="mt-1">
      What was written until then changes {kept.files === 1 ? 'one' : kept.files} of the files.
      {!isUsable(site, revision) && ' The site was changed since, so this cannot be used any more.'}
    </p>
  );
}

/** What can be done with that. */
export function KeptActions({ site, revision }: KeptProps) {
  const api = useApi();
  const { id, kept, state } = revision;
  if (!kept) return null;
  return (
    <>
      {isUsable(site, revision) && (
        <Button variant="outline" size="sm" onClick={() => showKept(site, id)}>
          {state === 'stopped' ? 'Open it' : 'Open what was written so far'}
        </Button>
      )}
      <Button variant="outline" size="sm" onClick={() => void throwAwayKept(api, site.folderId, id)}>
        Throw it away
      </Button>
    </>
  );
}
