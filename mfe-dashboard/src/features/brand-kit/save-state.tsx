import { Button } from '@sitewright/ui';
import { Check, CircleAlert } from 'lucide-react';
import { type OpenKit, storeNow } from './brand-kit-store.ts';

/** What has become of what was entered: said once, and again when it changes. */
export function SaveState({ saving, problem }: Pick<OpenKit, 'saving' | 'problem'>) {
  const isProblem = saving === 'failed' || saving === 'invalid';
  return (
    <>
      <p role="status" className="flex items-center gap-1.5 text-small">
        {saving === 'saved' && (
          <span className="flex items-center gap-1.5 font-semibold text-good-ink">
            <Check aria-hidden="true" className="size-4" />
            Saved
          </span>
        )}
        {saving === 'saving' && <span className="text-ink-2">Saving</span>}
        {saving === 'waiting' && <span className="text-ink-2">Saved when you pause</span>}
      </p>
      {isProblem && (
        <div role="alert" className="flex flex-wrap items-center gap-3 font-semibold text-bad-ink text-small">
          <CircleAlert aria-hidden="true" className="size-4" />
          {saving === 'invalid' ? 'Not saved: see the fields that are marked.' : `Not saved. ${problem}`}
          {saving === 'failed' && (
            <Button
              variant="outline"
              size="sm"
              className="pointer-coarse:h-11"
              onClick={() => void storeNow()}
            >
              Try again
            </Button>
          )}
        </div>
      )}
    </>
  );
}
