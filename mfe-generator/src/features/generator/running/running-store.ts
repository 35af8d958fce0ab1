import type { Generation } from '@sitewright/contracts';
import type { ApiClient } from '@sitewright/web-kit';
import { listRunning } from '@sitewright/web-kit/generation';
import { useSession } from '@sitewright/web-kit/session';
import { create } from 'zustand';

/** The person's generations that wait or run, newest first, as far as the server was asked. */
export const useRunning = create<{ running: readonly Generation[] }>()(() => ({ running: [] }));

let asking: Promise<readonly Generation[]> | undefined;

async function ask(api: ApiClient): Promise<readonly Generation[]> {
  try {
    const running = await listRunning(api, AbortSignal.timeout(20_000));
    useRunning.setState({ running });
  } catch {
    // Only a list beside the work is missing; it is asked for again.
  }
  return useRunning.getState().running;
}

/** Asks which generations wait or run; whoever asks meanwhile gets the same answer. */
export function refreshRunning(api: ApiClient): Promise<readonly Generation[]> {
  asking ??= ask(api).finally(() => {
    asking = undefined;
  });
  return asking;
}

// They are one person's own.
useSession.subscribe(({ email }, { email: before }) => {
  if (email !== before) useRunning.setState({ running: [] });
});
