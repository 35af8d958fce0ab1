import { toast } from '@sitewright/ui';
import { type ApiClient, toApiError } from '@sitewright/web-kit';
import { hasEnded, stopGeneration } from '@sitewright/web-kit/generation';
import { useGenerator, type Watched } from '../generator-store.ts';
import { changeWatched, currentOf } from './watched.ts';

function handleFailure(watched: Watched, thrown: unknown): void {
  const current = currentOf(watched);
  if (!current || hasEnded(current.progress)) return;
  // It is sent again as soon as the connection is back.
  if (current.progress.isCut) return void changeWatched(watched, { stop: 'asked' });
  changeWatched(watched, { stop: 'none' });
  toast({ variant: 'destructive', title: 'It was not stopped', description: toApiError(thrown).message });
}

/** Sends a stop that was asked for, once the server has said what there is to stop and can be reached. */
export async function sendStop(api: ApiClient): Promise<void> {
  const { generation } = useGenerator.getState();
  if (generation?.stop !== 'asked') return;
  const { generationId, isCut } = generation.progress;
  if (generationId === undefined || isCut) return;
  changeWatched(generation, { stop: 'sent' });
  try {
    await stopGeneration(api, generationId);
  } catch (thrown) {
    handleFailure(generation, thrown);
  }
}

/** Stops the watched generation, also one that the server has not accepted yet. */
export function stopWatched(api: ApiClient): void {
  const { generation } = useGenerator.getState();
  if (generation && changeWatched(generation, { stop: 'asked' })) void sendStop(api);
}
