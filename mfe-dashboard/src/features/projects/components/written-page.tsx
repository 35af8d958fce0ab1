import { Skeleton } from '@sitewright/ui';
import { LivePage, type LivePageProps } from '@sitewright/web-kit/generation';

const NothingWritten = () => (
  <div className="grid content-start gap-2 p-6">
    <div className="mb-4 flex justify-between gap-4">
      <Skeleton className="h-2.5 w-1/5" />
      <Skeleton className="h-2.5 w-1/3" />
    </div>
    <Skeleton className="h-5 w-3/4" />
    <Skeleton className="h-5 w-1/2" />
    <Skeleton className="mt-3 h-2 w-full" />
    <Skeleton className="h-2 w-2/3" />
  </div>
);

/** The page as far as it is written, as small as a thumbnail and as much out of reach. */
export function WrittenPage({ page }: Pick<LivePageProps, 'page'>) {
  return (
    <div
      aria-hidden="true"
      inert
      className="relative aspect-16/10 overflow-hidden rounded-[10px] border border-pink-line bg-surface shadow-rest"
    >
      {page ? (
        <LivePage page={page} title="The page so far" scale={0.28} className="absolute inset-0" />
      ) : (
        <NothingWritten />
      )}
    </div>
  );
}
