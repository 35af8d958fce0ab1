import { Mark, Spinner } from '@sitewright/ui';

/** What stands in the window until the code of a page has arrived. */
export function LoadingPage() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <div className="grid justify-items-center gap-6">
        <Mark className="size-10" />
        <Spinner />
      </div>
    </main>
  );
}
