import { routes } from '@sitewright/contracts';
import { toast } from '@sitewright/ui';
import { type ApiClient, toApiError } from '@sitewright/web-kit';
import { dismissFailure } from '@sitewright/web-kit/generation';
import { isGenerating, useGenerator } from '../generator-store.ts';
import { watchGeneration } from './watch.ts';

/** Has the model go on with a site that was interrupted, and watches it. */
export async function writeRest(api: ApiClient, siteId: string): Promise<void> {
  const state = useGenerator.getState();
  if (isGenerating(state)) return;
  const { generationId: failed, siteId: failedSite } = state.generation?.progress ?? {};
  try {
    const generation = await api.call(routes.writeRest, { params: { id: siteId } });
    if (failed && failedSite === siteId) dismissFailure(failed);
    watchGeneration(api, generation.id, generation);
  } catch (thrown) {
    toast({
      variant: 'destructive',
      title: 'The rest is not being written',
      description: toApiError(thrown).message,
      action: { label: 'Try again', onSelect: () => void writeRest(api, siteId) },
    });
  }
}
