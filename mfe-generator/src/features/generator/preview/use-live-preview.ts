import { previewPing } from '@sitewright/contracts';
import { listenToPreview } from '@sitewright/web-kit/preview';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Pings without an answer, one a second, after which a page counts as stuck. */
const mostUnanswered = 6;

export interface PreviewEvents {
  /** The page in sight, as a path on the gateway. */
  onPage: (path: string) => void;
  /** How far the page is scrolled, when that comes to rest. */
  onScroll: (top: number) => void;
  /** The page's scripts no longer let it answer. */
  onStuck: () => void;
}

/** Follows what the frame shows while its scripts run. */
export function useLivePreview(
  frame: RefObject<HTMLIFrameElement | null>,
  { isLive, onPage, onScroll, onStuck }: PreviewEvents & { isLive: boolean },
) {
  const handlePage = useEffectEvent(onPage);
  const handleScroll = useEffectEvent(onScroll);
  const handleStuck = useEffectEvent(onStuck);

  useEffect(() => {
    const { current } = frame;
    if (!isLive || !current) return;
    // Until its first message a page is on its way.
    let unanswered: number | undefined;
    const stopListening = listenToPreview(current, (message) => {
      unanswered = 0;
      if (message.type === 'sitewright:page') handlePage(message.path);
      if (message.type === 'sitewright:scroll') handleScroll(message.top);
    });
    const timer = setInterval(() => {
      // Browsers let pages in the background wait.
      if (unanswered === undefined || document.hidden) return;
      if (unanswered >= mostUnanswered) handleStuck();
      unanswered += 1;
      current.contentWindow?.postMessage(previewPing, '*');
    }, 1000);
    return () => {
      stopListening();
      clearInterval(timer);
    };
  }, [frame, isLive]);
}
