import { hasEnded } from '@sitewright/web-kit/generation';
import { useGenerator, type Watched } from '../generator-store.ts';

const { getState, setState } = useGenerator;

/** Changes what is known of a generation, unless the page watches another one by now. */
export function changeWatched(
  { abortController }: Pick<Watched, 'abortController'>,
  changes: Partial<Watched>,
): Watched | undefined {
  const { generation } = getState();
  if (generation?.abortController !== abortController) return undefined;
  const changed = { ...generation, ...changes };
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
  setState({ generation: undefined, ...(isSent && { prompt: '' }) });
}
