import { type CreatedShareLink, routes, type ShareLink, type SiteDetails } from '@sitewright/contracts';
import { Alert, Button, Dialog, Skeleton } from '@sitewright/ui';
import { useAnswer } from '@sitewright/web-kit';
import { useState } from 'react';
import { LinkForm } from './link-form.tsx';
import { LinkRow } from './link-row.tsx';
import { MadeLink } from './made-link.tsx';

const useLinks = (id: string, changes: number) =>
  useAnswer<ShareLink[]>(`${id} ${changes}`, (api, signal) =>
    api.call(routes.shareLinks, { params: { id }, signal }),
  );

interface ShareDialogProps {
  site: SiteDetails;
  onClose: () => void;
}

/** The links by which others see a site: a new one, and those there are. */
export function ShareDialog({ site, onClose }: ShareDialogProps) {
  const { folderId } = site;
  const [made, setMade] = useState<CreatedShareLink>();
  const [changes, setChanges] = useState(0);
  const links = useLinks(folderId, changes);
  const [known, setKnown] = useState<readonly ShareLink[]>();
  // What is there stays in sight while it is asked for again.
  if (links.status === 'ready' && links.value !== known) setKnown(links.value);
  const change = () => setChanges((count) => count + 1);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Share this website"
      description="Whoever has a link sees the website without an account, until the link ends. They can pin comments to places of it."
      actions={
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
      }
      className="max-h-[calc(100dvh-2rem)] w-130 overflow-y-auto"
    >
      <div className="mt-5 grid gap-6">
        {made ? (
          <MadeLink made={made} onAgain={() => setMade(undefined)} />
        ) : (
          <LinkForm
            site={site}
            onMade={(created) => {
              setMade(created);
              change();
            }}
          />
        )}
        {!known && links.status === 'loading' && <Skeleton className="h-14 w-full" />}
        {links.status === 'failed' && <Alert onRetry={links.retry}>{links.error.message}</Alert>}
        {known && known.length > 0 && (
          <section aria-label="Links" className="border-rule border-t pt-4">
            <h3 className="mb-1 font-semibold text-body">Links</h3>
            <ul className="divide-y divide-rule">
              {known.map((link) => (
                <LinkRow key={link.id} siteId={folderId} link={link} onRevoked={change} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
}
