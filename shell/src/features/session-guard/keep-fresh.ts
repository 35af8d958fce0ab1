/** Milliseconds: however often the person comes back to the window, the server is asked no more often than this. */
const shortestPause = 60_000;

/**
 * Makes what keeps the session fresh: once begun, it refreshes at once and whenever the person comes back to the window.
 * @returns begins; that in turn returns what ends it
 */
export function createKeepFresh(refresh: () => Promise<void>): () => () => void {
  let refreshedAt = Number.NEGATIVE_INFINITY;

  const refreshIfDue = () => {
    if (document.hidden || Date.now() - refreshedAt < shortestPause) return;
    refreshedAt = Date.now();
    void refresh();
  };

  return () => {
    refreshIfDue();
    window.addEventListener('focus', refreshIfDue);
    // Focus that returns to a frame of the page is no event of the window.
    document.addEventListener('visibilitychange', refreshIfDue);
    return () => {
      window.removeEventListener('focus', refreshIfDue);
      document.removeEventListener('visibilitychange', refreshIfDue);
    };
  };
}
