import { routes, type ShareLink } from '@sitewright/contracts';
import { Badge, Button, toast } from '@sitewright/ui';
import { toApiError, useApi } from '@sitewright/web-kit';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { endWords, openedWords } from './link-words.ts';

interface LinkRowProps {
  siteId: string;
  link: ShareLink;
  onRevoked: () => void;
}

/** One link: what it shows, until when, how often it was opened, and its end. */
export function LinkRow({ siteId, link, onRevoked }: LinkRowProps) {
  const api = useApi();
  const [isBusy, setIsBusy] = useState(false);
  const what = link.version === undefined ? 'Newest version' : `Version ${link.version}`;
  const handleRevoke = async () => {
    setIsBusy(true);
    try {
      await api.call(routes.revokeShareLink, { params: { id: siteId, link: link.id } });
      toast({ title: 'The link is revoked', description: 'Nobody sees the website through it any more.' });
      onRevoked();
    } catch (thrown) {
      toast({ variant: 'destructive', title: 'Not revoked', description: toApiError(thrown).message });
    }
    setIsBusy(false);
  };
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold text-body">
          {what}
          {link.hasPassword && (
            <Badge tone="outline">
              <Lock aria-hidden="true" />
              Password
            </Badge>
          )}
          {link.state !== 'open' && <Badge>{link.state === 'revoked' ? 'Revoked' : 'Ended'}</Badge>}
        </p>
        <p className="mt-0.5 text-ink-2 text-small">
          {endWords(link)} {openedWords(link)}
        </p>
      </div>
      {link.state === 'open' && (
        <Button
          variant="outline"
          size="sm"
          busy={isBusy}
          aria-label={`Revoke the link to the ${what.toLowerCase()}, made ${new Date(link.createdAt).toLocaleString('en')}`}
          onClick={() => void handleRevoke()}
        >
          Revoke
        </Button>
      )}
    </li>
  );
}
