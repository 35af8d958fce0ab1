import { useEffect, useEffectEvent } from 'react';
import { useOnScreen } from './use-on-screen.ts';

/** Calls `onReach` when the person comes near. Give it another key for each part of a list: it acts once. */
export function EndOfList({ onReach }: { onReach: () => void }) {
  const { ref, isOnScreen } = useOnScreen<HTMLDivElement>();
  const reach = useEffectEvent(onReach);

  useEffect(() => {
    if (isOnScreen) reach();
  }, [isOnScreen]);

  return <div ref={ref} className="h-px" />;
}
