/** Whether the person can see this tab. */
export const isTabVisible = (): boolean => document.visibilityState === 'visible';

/** Calls back when the tab is hidden, and when it is shown again. @returns what ends that */
export function onTabVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
