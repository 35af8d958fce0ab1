import { type DrawMessage, livePagePath, type ThemeMessage } from '@sitewright/contracts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { GenerationProgress } from './progress.ts';
import { useShownTheme } from './use-shown-theme.ts';

export interface LivePageProps {
  page:
    | (Omit<NonNullable<GenerationProgress['page']>, 'written'> & Pick<DrawMessage, 'label' | 'top'>)
    | undefined;
  /** The frame's name for screen readers. */
  title: string;
  /** Of the room around the frame, which the frame fills. */
  className?: string;
  /** The size it is drawn at, where 1 is its own: the window that the page believes in is as much larger. */
  scale?: number;
  /** What stands behind the frame shows where the page has no ground of its own. */
  isSeeThrough?: boolean;
  /** For whoever listens to it, too. */
  frameRef?: RefObject<HTMLIFrameElement | null>;
}

/** The frame is an origin of nobody, which has no name to be addressed by. */
const post = (frame: HTMLIFrameElement | null, message: DrawMessage | ThemeMessage) =>
  frame?.contentWindow?.postMessage(message, '*');

/**
 * A page while it is written: drawn into an opaque frame that is loaded once, keeps its scroll, and shows where the drawing ends and what is
 * being written there. Without a page it shows the shape of what is to come.
 */
export function LivePage({
  page,
  title,
  className,
  scale = 1,
  isSeeThrough = false,
  frameRef,
}: LivePageProps) {
  const ownRef = useRef<HTMLIFrameElement>(null);
  const frame = frameRef ?? ownRef;
  const [loads, setLoads] = useState(0);

  const theme = useShownTheme();
  const isDrawn = loads > 0 && page !== undefined && !isSeeThrough;

  useEffect(() => {
    if (loads > 0) post(frame.current, { type: 'sitewright:theme', theme });
  }, [frame, theme, loads]);
  useEffect(() => {
    if (loads > 0 && page) post(frame.current, { type: 'sitewright:draw', ...page, scale });
  }, [frame, page, loads, scale]);

  const size = `${100 / scale}%`;
  return (
    // A frame of the same colour scheme is see-through: until a page is drawn, what the application has there shows.
    <div
      className={className}
      style={{ contain: 'paint', colorScheme: 'light', ...(isDrawn && { background: 'Canvas' }) }}
    >
      <iframe
        ref={frame}
        title={title}
        src={livePagePath}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
        onLoad={() => setLoads((count) => count + 1)}
        style={{
          position: 'absolute',
          inset: '0 auto auto 0',
          width: size,
          height: size,
          border: 0,
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
        }}
      />
    </div>
  );
}
