import { Skeleton, Spinner } from '@sitewright/ui';

const line = 'h-16.5 pointer-coarse:h-17.5';

/** The form's own shape until it has arrived, so that nothing moves when it does. */
export function ContactFormSkeleton() {
  return (
    <div className="grid gap-4.5 sm:grid-cols-2">
      <Spinner label="The form is loading" className="sr-only" />
      <Skeleton className={line} />
      <Skeleton className={line} />
      <Skeleton className={`${line} sm:col-span-2`} />
      <Skeleton className="h-39.5 sm:col-span-2 pointer-coarse:h-42.5" />
      <Skeleton className="h-12 w-40" />
    </div>
  );
}
