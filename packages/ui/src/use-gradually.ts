import { useEffect, useState } from 'react';

const perFrame = 6;

/**
 * The items that are to be drawn by now: a few more each frame. A part that arrives at the end of a long list then never
 * holds up a scroll by being drawn all at once.
 */
export function useGradually<Item>(items: Item[]): Item[] {
  const [room, setRoom] = useState(perFrame);
  // A few places stay free: what comes singly, or comes back, is there at once.
  const isTight = room < items.length + perFrame;

  useEffect(() => {
    if (!isTight) return;
    const frame = requestAnimationFrame(() => setRoom(room + perFrame));
    return () => cancelAnimationFrame(frame);
  }, [isTight, room]);

  return room < items.length ? items.slice(0, room) : items;
}
