import { type ApiClient, toApiError } from '@sitewright/web-kit';
import { isDismissed, listFailed, listRunning } from '@sitewright/web-kit/generation';
import { keepingFocus } from '../card-focus.ts';
import { isUnderWay, putGeneration, useGenerations } from './generations-store.ts';
import { settleGeneration } from './settle-generation.ts';

/** Learns what the person has under way: what is new is shown, and what is not there any more has ended. */
export async function listGenerations(api: ApiClient, signal: AbortSignal): Promise<void> {
  try {
    const listed = await listRunning(api, signal);
    if (signal.aborted) return;
    keepingFocus(() => {
      for (const generation of listed) putGeneration(generation);
      useGenerations.setState({ hasFailed: false });
    });
    const isListed = new Set(listed.map(({ id }) => id));
    const ended = useGenerations.getState().list.filter((one) => isUnderWay(one) && !isListed.has(one.id));
    await Promise.all(ended.map(({ id }) => settleGeneration(api, id)));
  } catch (error) {
    // The sites are there all the same. It is asked for again in a while.
    if (toApiError(error).code !== 'ABORTED') useGenerations.setState({ hasFailed: true });
  }
}

/**
 * Learns what could not be made while nobody looked: it stands here until it is dismissed. Without an answer only that is missing; it is
 * asked for again when the page comes into sight.
 */
export async function listFailures(api: ApiClient, signal: AbortSignal): Promise<void> {
  try {
    const failed = await listFailed(api, signal);
    if (signal.aborted) return;
    keepingFocus(() => {
      for (const generation of failed) if (!isDismissed(generation.id)) putGeneration(generation);
    });
  } catch {
    // What is under way and what is there are told all the same.
  }
}
