import { Button } from '@sitewright/ui';
import { isGenerating, useGenerator } from '../generator-store.ts';

/** Nothing turns while a website only waits for its turn. */
function SteadyRing() {
  return (
    <span
      aria-hidden="true"
      className="size-4 rounded-full border-2 border-current/28"
      data-slot="steady-ring"
    />
  );
}

/** Has a website made, and says so while it is. */
export function GenerateButton({ disabled }: { disabled: boolean }) {
  const isBusy = useGenerator(isGenerating);
  const isWaiting = useGenerator(({ generation }) => generation?.progress.state === 'waiting');
  return (
    <Button
      type="submit"
      size="lg"
      busy={isBusy && !isWaiting}
      disabled={disabled || isBusy}
      aria-keyshortcuts="Control+Enter Meta+Enter"
      className="grow max-[25rem]:px-3"
    >
      {isWaiting && <SteadyRing />}
      {isBusy ? 'Generating Website...' : 'Generate Website'}
    </Button>
  );
}
