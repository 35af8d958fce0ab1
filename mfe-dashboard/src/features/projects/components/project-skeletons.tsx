import { Skeleton } from '@sitewright/ui';

/** Cards to be. */
export function ProjectSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, place) => place).map((place) => (
    <li key={place} aria-hidden="true">
      <div className="overflow-hidden rounded-[10px]">
        <Skeleton className="aspect-16/10" />
      </div>
      <Skeleton className="mt-3.5 h-4 w-2/5" />
      <Skeleton className="mt-2 h-3 w-1/4" />
    </li>
  ));
}
