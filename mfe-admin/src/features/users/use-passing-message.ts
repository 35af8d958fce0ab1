import { useEffect, useState } from 'react';

/** A message that goes by itself after some milliseconds; a newer one starts the time anew. */
export function usePassingMessage(lifetime: number) {
  const [message, setMessage] = useState<{ words: string }>();

  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(undefined), lifetime);
    return () => clearTimeout(timer);
  }, [message, lifetime]);

  return { words: message?.words, say: (words: string) => setMessage({ words }) };
}
