import { useEffect, useState } from 'react';
import { wasSeenFinished } from './late-look.ts';

/** Milliseconds that the whole text takes, however long it is. */
const duration = 4000;

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

// Once in the life of the page: whoever comes back to it has seen it.
let hasBeenTyped = false;

/** In the page as it is built, too. */
const isFinished = () =>
  typeof window === 'undefined' || hasBeenTyped || prefersStillness() || wasSeenFinished();

/** How many steps of a text are typed by now: all of them at once for people who prefer stillness. */
export function useTyping(stepCount: number) {
  const [typed, setTyped] = useState(() => (isFinished() ? stepCount : 0));
  const isTyping = typed < stepCount;

  useEffect(() => {
    if (!isTyping) return;
    hasBeenTyped = true;
    const start = performance.now();
    const type = () => {
      const share = (performance.now() - start) / duration;
      setTyped(Math.min(stepCount, Math.ceil(share * stepCount)));
    };
    const timer = setInterval(type, duration / stepCount);
    return () => clearInterval(timer);
  }, [isTyping, stepCount]);

  return { typed, isTyping, skip: () => setTyped(stepCount) };
}
