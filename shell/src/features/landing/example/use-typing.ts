import { useEffect, useState } from 'react';

/** Milliseconds that the whole text takes, however long it is. */
const duration = 4000;

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

// Once in the life of the page: whoever comes back to it has seen it.
let hasBeenTyped = false;

/** How many characters of a text are typed by now: all of them at once for people who prefer stillness. */
export function useTyping(length: number) {
  const [typed, setTyped] = useState(() => (hasBeenTyped || prefersStillness() ? length : 0));
  const isTyping = typed < length;

  useEffect(() => {
    if (!isTyping) return;
    hasBeenTyped = true;
    const start = performance.now();
    const type = (now: number) => {
      setTyped(Math.min(length, Math.ceil(((now - start) / duration) * length)));
      frame = requestAnimationFrame(type);
    };
    let frame = requestAnimationFrame(type);
    return () => cancelAnimationFrame(frame);
  }, [isTyping, length]);

  return { typed, isTyping, skip: () => setTyped(length) };
}
