import { PageSkeleton } from './page-skeleton.tsx';

/** The window of a site that is being opened. */
export function PageToCome({ label }: { label: string }) {
  return (
    <div className="flex min-h-0 grow flex-col px-3 pt-3 desk:px-5.5 desk:pt-4">
      <div className="mx-auto flex min-h-0 w-full max-w-320 grow flex-col overflow-hidden rounded-t-[10px] border border-rule-strong border-b-0 shadow-window">
        <PageSkeleton label={label} />
      </div>
    </div>
  );
}
