import { Button, SpinnerRing } from '@sitewright/ui';
import type { Importing } from './use-import.ts';

type Running = Extract<Importing, { step: 'packing' | 'sending' | 'checking' }>;

const words = {
  packing: 'Packing the folder',
  sending: 'Sending',
  checking: 'Unpacking and checking the pages',
} as const;

interface ImportProgressProps {
  state: Running;
  onStop: () => void;
}

/** How far an import is. The steps are announced, not each percent. */
export function ImportProgress({ state, onStop }: ImportProgressProps) {
  const share = 'share' in state ? state.share : undefined;
  return (
    <div className="mt-4.5 grid gap-3">
      <p role="status" className="flex items-center gap-2.5 text-ink">
        <SpinnerRing className="size-4.5" />
        {words[state.step]}
      </p>
      <progress aria-label={words[state.step]} value={share} max={1} className="h-1.5 w-full accent-purple" />
      <div className="flex justify-end">
        <Button variant="outline" onClick={onStop}>
          Stop
        </Button>
      </div>
    </div>
  );
}
