import { offerPreviewPath, type Revision, routes } from '@sitewright/contracts';
import { Alert, Button, Skeleton, TextLink } from '@sitewright/ui';
import { useAnswer } from '@sitewright/web-kit';
import { sameWords } from '../versions/same-words.ts';
import { ToldDifferences } from './told-differences.tsx';

interface OfferProps {
  siteId: string;
  revision: Revision;
  onAccept: () => void;
}

/** What was offered and not made, or not to its end: seen first, then taken. */
export function Offer({ siteId, revision: { id, kept }, onAccept }: OfferProps) {
  const offered = useAnswer(`${siteId} ${id}`, (api, signal) =>
    api.call(routes.offeredChange, { params: { id: siteId, revision: id }, signal }),
  );
  if (offered.status === 'loading') return <Skeleton className="mt-2 h-16 w-full" />;
  if (offered.status === 'failed')
    return (
      <Alert className="mt-2" onRetry={offered.retry}>
        What it would change could not be read. {offered.error.message}
      </Alert>
    );
  const { differences, same } = offered.value;
  return (
    <section aria-label="What this change would change">
      <ToldDifferences differences={differences} />
      {same.length > 0 && (
        <p className="border-rule border-t pt-3 text-ink-2 text-small">{sameWords(same, 'unchanged')}</p>
      )}
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        {/* What was kept is shown beside. */}
        {!kept && (
          <TextLink href={offerPreviewPath(siteId, id)} target="_blank" rel="noopener">
            Look at the page with it
          </TextLink>
        )}
        <Button variant="outline" size="sm" onClick={onAccept}>
          {kept ? 'Use it' : 'Use it all the same'}
        </Button>
      </p>
    </section>
  );
}
