import { previewMeasure } from '@sitewright/contracts';
import { listenToPreview } from '@sitewright/web-kit/preview';
import { type RefObject, useEffect, useState } from 'react';
import { type Looks, looksOf } from './looks.ts';

/** Longer than any page that is not stuck. */
const patienceMs = 15_000;

/** Asks a frame how its page is drawn, once it is loaded; `late` where it does not say so. */
export function useLooks(
  frame: RefObject<HTMLIFrameElement | null>,
  isLoaded: boolean,
): Looks | 'late' | undefined {
  const [looks, setLooks] = useState<Looks | 'late'>();
  useEffect(() => {
    const { current } = frame;
    if (!current || !isLoaded) return;
    const timer = setTimeout(() => setLooks('late'), patienceMs);
    const ignore = listenToPreview(current, (message) => {
      if (message.type !== 'sitewright:measured') return;
      clearTimeout(timer);
      setLooks(looksOf(message.parts));
    });
    // The frame is an origin of nobody, which has no name to be addressed by.
    current.contentWindow?.postMessage(previewMeasure, '*');
    return () => {
      clearTimeout(timer);
      ignore();
    };
  }, [frame, isLoaded]);
  return looks;
}
