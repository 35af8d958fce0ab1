import { useOnScreen } from '@sitewright/ui';
import { useState } from 'react';

/** True from the moment an element has come near the window, and for good; pass `ref` to the element. */
export function useWasNear<Target extends Element>() {
  const { ref, isOnScreen } = useOnScreen<Target>();
  const [wasNear, setWasNear] = useState(false);
  if (isOnScreen && !wasNear) setWasNear(true);
  return { ref, wasNear };
}
