import { useEffect, useRef, useState } from 'react';

/** A value that changes often, as it was at most so many milliseconds ago. */
export function useThrottled<Value>(value: Value, ms: number): Value {
  const [shown, setShown] = useState(value);
  const latest = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    latest.current = value;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      setShown(latest.current);
    }, ms);
  }, [value, ms]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return shown;
}
