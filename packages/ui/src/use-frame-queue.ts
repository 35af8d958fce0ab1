import { useEffect, useState } from 'react';

const frameQueue = new Set<() => void>();

function takeNext(): void {
  const [next] = frameQueue;
  if (!next) return;
  frameQueue.delete(next);
  next();
  if (frameQueue.size > 0) requestAnimationFrame(takeNext);
}

/** Has something done in a frame of its own, after all that waited before it; call the answer to have it left undone. */
function enqueue(change: () => void): () => void {
  frameQueue.add(change);
  if (frameQueue.size === 1) requestAnimationFrame(takeNext);
  return () => frameQueue.delete(change);
}

/** Milliseconds that something has to last to count: what a person flicks past does not. */
const moment = 250;

/**
 * A value that follows another which has lasted a moment, when its turn has come, one component a frame: what is heavy to
 * put into a page, or to take out of it, then never holds up a scroll by coming all at once.
 */
export function useFrameQueue<Value>(value: Value, first: Value): Value {
  const [current, setCurrent] = useState(first);

  useEffect(() => {
    if (current === value) return;
    let leave: (() => void) | undefined;
    const timer = setTimeout(() => {
      leave = enqueue(() => setCurrent(value));
    }, moment);
    return () => {
      clearTimeout(timer);
      leave?.();
    };
  }, [current, value]);

  return current;
}
