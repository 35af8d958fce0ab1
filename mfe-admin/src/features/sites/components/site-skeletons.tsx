import { Skeleton } from '@sitewright/ui';

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Cards to be. */
export function SiteSkeletons() {
  return places.map((place) => (
    <li
      key={place}
      aria-hidden="true"
      className="overflow-hidden rounded-panel border border-rule bg-surface"
    >
      <Skeleton className="aspect-16/10 rounded-none" />
      <div className="p-4">
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="mt-3 h-3 w-4/5" />
        <Skeleton className="mt-2 h-3 w-1/2" />
        <Skeleton className="mt-4 h-8" />
      </div>
    </li>
  ));
}
