import { isTabVisible, onTabVisibility } from '../tab-visibility.ts';

/** How long a tab is hidden before its person counts as away: whoever looks something up in another tab comes back at once. */
const awayAfterMs = 5000;

/** Whether the person has been at another tab for a while. */
export interface Absence {
  /** Fires when the tab has been hidden for a while. Another signal takes its place when the person is back. */
  readonly away: AbortSignal;
  /** Fires when the person is back after that. */
  readonly back: AbortSignal;
  close: () => void;
}

/** Watches whether the tab is hidden, until it is closed. */
export function watchAbsence(afterMs = awayAfterMs): Absence {
  let away = new AbortController();
  let back = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const comeBack = () => {
    const returned = back;
    away = new AbortController();
    back = new AbortController();
    returned.abort();
  };
  const look = () => {
    clearTimeout(timer);
    if (!isTabVisible()) timer = setTimeout(() => away.abort(), afterMs);
    else if (away.signal.aborted) comeBack();
  };
  const ignore = onTabVisibility(look);
  look();

  return {
    get away() {
      return away.signal;
    },
    get back() {
      return back.signal;
    },
    close: () => {
      clearTimeout(timer);
      ignore();
    },
  };
}
