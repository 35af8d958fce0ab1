import { hasEnded } from '@sitewright/web-kit/generation';
import { useGenerator, type Watched } from '../generator-store.ts';
import { promptPictures } from '../prompt-pictures.ts';

const { getState, setState } = useGenerator;

/** A generation as it is now, unless the page watches another one. */
export function currentOf({ abortController }: Pick<Watched, 'abortController'>): Watched | undefined {
  const { generation } = getState();
  return generation?.abortController === abortController ? generation : undefined;
}

/** Changes what is known of a generation, unless the page watches another one by now. */
export function changeWatched(
  watched: Pick<Watched, 'abortController'>,
  changes: Partial<Watched>,
): Watched | undefined {
  const current = currentOf(watched);
  if (!current) return undefined;
  const changed = { ...current, ...changes };
  setState({ generation: changed });
  return changed;
}

/** Ends the watching. The generation goes on, and My Projects has it. */
export function leaveWatched(): void {
  const { generation, prompt } = getState();
  if (!generation) return;
  generation.abortController.abort();
  // Words that are being made are no draft any more.
  const isSent = !hasEnded(generation.progress) && generation.request?.prompt === prompt.trim();
  if (isSent) promptPictures.detachAll();
  setState({ generation: undefined, ...(isSent && { prompt: '' }) });
}
