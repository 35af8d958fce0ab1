import { Skeleton, Spinner } from '@sitewright/ui';

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const figures = ['queue', 'composing', 'backup', 'disk'];

/** The page's shape while it is asked for. */
export function HealthSkeleton() {
  return (
    <div className="relative" aria-busy="true">
      <Skeleton className="mb-5 h-6 w-3/5 max-w-90" />
      <div className="mb-6 grid gap-5 border-rule border-y py-5 desk:grid-cols-2 chart:grid-cols-4">
        {figures.map((figure) => (
          <Skeleton key={figure} className="h-22" />
        ))}
      </div>
      <div className="grid gap-5 chart:grid-cols-7">
        <div className="grid gap-3 rounded-panel border border-rule bg-surface p-6.5 chart:col-span-4">
          {rows.map((row) => (
            <Skeleton key={row} className="h-6" />
          ))}
        </div>
        <Skeleton className="h-60 rounded-panel chart:col-span-3" />
      </div>
      <Spinner label="Asking how the parts are" className="absolute inset-x-0 top-60 mx-auto w-fit" />
    </div>
  );
}
