import { useEffect, useRef } from 'react';

/** Pixels from the end at which somebody still reads the end. */
const near = 48;

/** Keeps the end of what grows in sight, unless the person has scrolled up. Pass both to the element that scrolls. */
export function useFollowEnd<Element extends HTMLElement>(grown: unknown) {
  const ref = useRef<Element>(null);
  const isAtEnd = useRef(true);

  useEffect(() => {
    const { current } = ref;
    if (grown !== undefined && current && isAtEnd.current) current.scrollTop = current.scrollHeight;
  }, [grown]);

  const onScroll = () => {
    const { current } = ref;
    if (current) isAtEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight < near;
  };
  return { ref, onScroll };
}
