import { Button } from '@sitewright/ui';
import { useApi } from '@sitewright/web-kit';
import { Square } from 'lucide-react';
import { stopWatched } from '../generation/stop.ts';
import { isGenerating, useGenerator } from '../generator-store.ts';

/** Ends what is being made; what was written so far is kept. */
export function StopButton() {
  const api = useApi();
  const isBusy = useGenerator(isGenerating);
  const isStopping = useGenerator(({ generation }) => generation !== undefined && generation.stop !== 'none');
  if (!isBusy) return null;
  return (
    <Button
      variant="outline"
      size="lg"
      disabled={isStopping}
      // On the narrowest phones it has a line of its own.
      className="max-[25rem]:px-3 max-[22rem]:grow"
      onClick={() => stopWatched(api)}
    >
      {!isStopping && <Square aria-hidden="true" />}
      {isStopping ? 'Stopping…' : 'Stop'}
    </Button>
  );
}
