import { usableStorage } from '../session/usable-storage.ts';

const key = 'dismissed-generations';

/** As many as the server tells of at most. */
const mostKept = 24;

const storage = usableStorage(() => window.localStorage);

const readIds = (): string[] => storage.getItem(key)?.split(' ') ?? [];

/** Whether the person has dismissed this failure in this browser, or has asked for the same again. */
export const isDismissed = (generationId: string): boolean => readIds().includes(generationId);

/** Lets a failure stand in My Projects no longer, also after a reload. Signing out forgets it. */
export function dismissFailure(generationId: string): void {
  const ids = new Set([...readIds(), generationId]);
  try {
    storage.setItem(key, [...ids].slice(-mostKept).join(' '));
  } catch {
    // A full storage: it is gone from the page, and comes back with the next reload.
  }
}
