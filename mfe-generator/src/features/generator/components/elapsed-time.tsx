import { useEffect, useState } from 'react';

const inMinutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** How long the work has taken so far: the one progress that is known. `since` is in milliseconds since the epoch. */
export function ElapsedTime({ since }: { since: number }) {
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(clock);
  }, []);

  return (
    <div className="mt-5 flex gap-4 text-ink-2 text-ui">
      <p className="grow">The server goes on when you close this page. The site will be in your dashboard.</p>
      <span role="timer" className="font-semibold tabular-nums">
        {inMinutes(Math.max(0, Math.floor((now - since) / 1000)))}
      </span>
    </div>
  );
}
