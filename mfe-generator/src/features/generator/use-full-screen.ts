import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** The browser's own full screen, where it has one and lets us. */
const fillScreen = () => document.documentElement.requestFullscreen?.().catch(() => undefined);

const leaveScreen = () => {
  if (document.fullscreenElement) void document.exitFullscreen();
};

/**
 * Whether something fills the screen; where the browser has no full screen, the window. Escape returns, and the focus
 * goes back to the element `button` is given to.
 */
export function useFullScreen() {
  const [isFull, setFull] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const leave = useEffectEvent(() => {
    setFull(false);
    leaveScreen();
    button.current?.focus();
  });

  useEffect(() => {
    if (!isFull) return;
    const leaveOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && leave();
    const leaveWithBrowser = () => !document.fullscreenElement && leave();
    document.addEventListener('keydown', leaveOnEscape);
    document.addEventListener('fullscreenchange', leaveWithBrowser);
    return () => {
      document.removeEventListener('keydown', leaveOnEscape);
      document.removeEventListener('fullscreenchange', leaveWithBrowser);
      leaveScreen();
    };
  }, [isFull]);

  const toggle = () => {
    if (!isFull) void fillScreen();
    setFull(!isFull);
  };
  return { isFull, toggle, button };
}

export type FullScreen = ReturnType<typeof useFullScreen>;
