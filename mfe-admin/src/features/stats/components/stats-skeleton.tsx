import { Skeleton, Spinner } from '@sitewright/ui';

/** Charts to be. */
export const ChartSkeletons = () => (
  <>
    <Skeleton className="h-95 rounded-panel chart:col-span-3" />
    <Skeleton className="h-95 rounded-panel chart:col-span-2" />
  </>
);

/** The page's shape while the totals are being counted. */
export function StatsSkeleton() {
  return (
    <div className="relative grid gap-5" aria-busy="true">
      <div className="grid gap-5 desk:grid-cols-2">
        <Skeleton className="h-38 rounded-panel" />
        <Skeleton className="h-38 rounded-panel" />
      </div>
      <div className="grid gap-5 chart:grid-cols-5">
        <ChartSkeletons />
      </div>
      <Spinner
        label="Loading the statistics"
        className="absolute inset-x-0 top-16 mx-auto w-fit desk:top-84"
      />
    </div>
  );
}
