import type { Project } from '@sitewright/contracts';
import { Button, Skeleton, Spinner } from '@sitewright/ui';
import type { Answer } from '@sitewright/web-kit';
import { useId } from 'react';
import { useRecentSites } from '../api/use-recent-sites.ts';
import { RecentSite } from './recent-site.tsx';

const placeholders = ['w-2/3', 'w-1/2', 'w-3/5'];

function LoadingSites() {
  return (
    <div className="relative border-rule border-t">
      <Spinner label="Loading your recent sites" className="absolute top-3.5 right-0.5" />
      {placeholders.map((width) => (
        <div key={width} className="grid h-14.5 content-center gap-2 border-rule border-b">
          <Skeleton className={`h-3.5 ${width}`} />
          <Skeleton className="h-3 w-1/4" />
        </div>
      ))}
    </div>
  );
}

/** Quiet, because the person can go on without them. */
function FailedSites({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="flex items-center gap-3 border-rule border-t py-3">
      <p role="status" className="grow text-[0.84375rem] text-ink-2">
        Your recent sites could not be loaded.
      </p>
      <Button variant="outline" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

function SiteList({ answer, openId }: { answer: Answer<Project[]>; openId: string | undefined }) {
  if (answer.status === 'loading') return <LoadingSites />;
  if (answer.status === 'failed') return <FailedSites onRetry={answer.retry} />;
  if (answer.value.length === 0) {
    return (
      <p className="border-rule border-t py-3 text-[0.84375rem] text-ink-3">
        The sites you make will be here, to open them again.
      </p>
    );
  }
  return (
    <ul className="border-rule border-t">
      {answer.value.map((site) => (
        <RecentSite key={site.folderId} site={site} isOpen={site.folderId === openId} />
      ))}
    </ul>
  );
}

/** The person's last few sites, to go on with. */
export function RecentSites({ openId }: { openId: string | undefined }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="mt-6.5">
      <h2 id={titleId} className="mb-2 font-semibold font-text text-ink-3 text-small tracking-normal">
        Recent sites
      </h2>
      <SiteList answer={useRecentSites()} openId={openId} />
    </section>
  );
}
