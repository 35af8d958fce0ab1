import { useEffect, useState } from 'react';

const waiting = new Set<() => void>();

function takeNext(): void {
  const [next] = waiting;
  if (!next) return;
  waiting.delete(next);
  next();
  if (waiting.size > 0) requestAnimationFrame(takeNext);
}

/** Has something done in a frame of its own, after all that waited before it; call the answer to have it left undone. */
function inTurn(change: () => void): () => void {
  waiting.add(change);
  if (waiting.size === 1) requestAnimationFrame(takeNext);
  return () => waiting.delete(change);
}

/** Milliseconds that something has to last to count: what a person flicks past does not. */
const moment = 250;

/**
 * A value that follows another which has lasted a moment, when its turn has come, one component a frame: what is heavy to
 * put into a page, or to take out of it, then never holds up a scroll by coming all at once.
 */
export function useInTurn<Value>(value: Value, first: Value): Value {
  const [current, setCurrent] = useState(first);

  useEffect(() => {
    if (current === value) return;
    let leave: (() => void) | undefined;
    const timer = setTimeout(() => {
      leave = inTurn(() => setCurrent(value));
    }, moment);
    return () => {
      clearTimeout(timer);
      leave?.();
    };
  }, [current, value]);

  return current;
}
