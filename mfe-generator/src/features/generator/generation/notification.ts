import type { ApiClient } from '@sitewright/web-kit';
import type { Watched } from '../generator-store.ts';
import { readGeneration } from './requested.ts';

/** Phones have the constructor, and throw when it is called. */
const touchOnly = '(hover: none) and (pointer: coarse)';

/** Whether the person may be asked, or has allowed it already. */
export const canNotify = (): boolean =>
  'Notification' in window && Notification.permission !== 'denied' && !window.matchMedia(touchOnly).matches;

export const mayNotify = (): boolean => canNotify() && Notification.permission === 'granted';

const wordsOf = { done: 'is done', failed: 'could not be made' } as const;

/** Tells the end of a generation to a person who looks elsewhere and has allowed it; pressing it leads back. */
export async function tellEnd(api: ApiClient, { progress, request }: Watched): Promise<void> {
  const { state, generationId, failure } = progress;
  if ((state !== 'done' && state !== 'failed') || !generationId || !document.hidden || !mayNotify()) return;
  const generation = await readGeneration(api, generationId);
  const name = generation?.name ?? request?.prompt.slice(0, 60) ?? 'Your website';
  // Several tabs that watch the same generation tell it once.
  const notification = new Notification(`${name} ${wordsOf[state]}`, {
    body: failure?.message ?? 'Open the tab to see it.',
    tag: generationId,
  });
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
}
