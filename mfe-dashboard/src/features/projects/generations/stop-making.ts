import type { Generation } from '@sitewright/contracts';
import { toast } from '@sitewright/ui';
import { type ApiClient, toApiError } from '@sitewright/web-kit';
import { generationName, stopGeneration } from '@sitewright/web-kit/generation';
import { quotedName } from '../project-name.ts';
import { forgetStopping, markStopping, onceEnded, useGenerations } from './generations-store.ts';
import { sayStopped } from './say-stopped.ts';
import { settleGeneration } from './settle-generation.ts';

/** Ends a generation that waits or runs. A second press while that is under way is none. */
export async function stopMaking(api: ApiClient, generation: Generation): Promise<void> {
  const { id } = generation;
  if (useGenerations.getState().stopping.has(id)) return;
  markStopping(id);
  const forget = onceEnded(id, (end) => end.state === 'stopped' && sayStopped(api, end));
  try {
    await stopGeneration(api, id);
  } catch (error) {
    forget();
    forgetStopping(id);
    toast({
      variant: 'destructive',
      title: `${quotedName(generationName(generation))} was not stopped`,
      description: toApiError(error).message,
    });
  }
  // Also after a failure: it may have ended by itself, or be gone.
  await settleGeneration(api, id);
}
