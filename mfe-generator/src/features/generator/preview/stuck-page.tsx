import { Button } from '@sitewright/ui';
import type { Dispatch } from 'react';
import type { PreviewAction } from './preview-state.ts';

interface StuckPageProps {
  page: string;
  act: Dispatch<PreviewAction>;
}

/** In the place of a page that was taken out, because its scripts had stopped it. */
export function StuckPage({ page, act }: StuckPageProps) {
  return (
    <div role="alert" className="m-auto w-full max-w-130 px-6 py-10">
      <h2 className="text-h1">This page stopped answering</h2>
      <p className="mt-3 text-ink-2">
        A script on <span className="font-mono text-code">{page}</span> does not end, so the preview was
        stopped. Open the page without scripts to look at it, or try again.
      </p>
      <div className="mt-6 flex flex-wrap gap-2.5">
        <Button variant="outline" onClick={() => act({ type: 'without scripts' })}>
          Open without scripts
        </Button>
        <Button variant="ghost" onClick={() => act({ type: 'with scripts' })}>
          Try again
        </Button>
      </div>
    </div>
  );
}
