import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { chapterAt } from './film.ts';

/** A film that is fetched with the first press, wherever in it that press leads. */
export function useDemo() {
  const video = useRef<HTMLVideoElement>(null);
  const [hasStarted, setHasStarted] = useState(false);
  const [seconds, setSeconds] = useState<number>();

  const playFrom = (at: number) => {
    // The element must be there while the press still counts as the person's wish to hear and see.
    flushSync(() => setHasStarted(true));
    const film = video.current;
    if (!film) return;
    film.currentTime = at;
    film.focus({ preventScroll: true });
    // A film that cannot be fetched says so in its own controls.
    film.play().catch(() => undefined);
    setSeconds(at);
  };

  const chapter = seconds === undefined ? undefined : chapterAt(seconds);
  return { video, hasStarted, chapter, playFrom, onTime: setSeconds };
}
