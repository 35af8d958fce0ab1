import { Skeleton, Spinner } from '@sitewright/ui';

const Lines = () => (
  <div className="grid content-start gap-3.5">
    <Skeleton className="h-9 w-4/5 desk:h-12" />
    <Skeleton className="h-9 w-3/5 desk:h-12" />
    <Skeleton className="mt-4 h-3.5 w-full" />
    <Skeleton className="h-3.5 w-2/3" />
    <Skeleton className="mt-4 h-10 w-32" />
  </div>
);

/** The outline of a page that is on its way. */
export function PageSkeleton({ label }: { label: string }) {
  return (
    <div className="relative flex min-h-0 grow flex-col gap-12 overflow-hidden bg-surface p-6 desk:px-14 desk:pt-9">
      <div className="flex justify-between gap-4">
        <Skeleton className="h-4 w-28" />
        <Skeleton className="h-4 w-40" />
      </div>
      <div className="grid gap-10 lg:grid-cols-[3fr_2fr]">
        <Lines />
        <Skeleton className="aspect-4/3" />
      </div>
      <div className="grid grid-cols-3 gap-3 desk:gap-6">
        <Skeleton className="aspect-4/3" />
        <Skeleton className="aspect-4/3" />
        <Skeleton className="aspect-4/3" />
      </div>
      <Spinner label={label} className="absolute inset-x-0 top-1/2 mx-auto w-fit" />
    </div>
  );
}
