import {
  type CommentPlace,
  type DrawnPin,
  type PinsCommand,
  type PinsMessage,
  pinsMessageSchema,
  pinsPath,
} from '@sitewright/contracts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** A pin to bring into sight: each object is one going there. */
export interface GoTo {
  id: string;
}

export interface PinsFrameProps {
  /** Of the site, or the ticket of an opened link. */
  id: string;
  page: string;
  /** The frame's name for screen readers. */
  title: string;
  /** How wide the site believes its window to be, in CSS pixels. */
  width: number;
  /** The size it is drawn at, where 1 is its own. */
  scale: number;
  pins: readonly DrawnPin[];
  /** Where a comment is being written. */
  draft: CommentPlace | undefined;
  goTo: GoTo | undefined;
  onPick: (place: CommentPlace, version: number) => void;
  onChoose: (id: string) => void;
  /** Escape was pressed. */
  onLeave: () => void;
}

/**
 * A page with the pins of its comments, in which none of the site's scripts runs. A click, or the arrow keys and Enter, say where somebody
 * wants to comment.
 */
export function PinsFrame({ id, page, title, width, scale, ...shown }: PinsFrameProps) {
  const { pins, draft, goTo, onPick, onChoose, onLeave } = shown;
  const frame = useRef<HTMLIFrameElement>(null);
  const gone = useRef<GoTo>(undefined);
  const [isReady, setIsReady] = useState(false);

  const hear = useEffectEvent((message: PinsMessage) => {
    if (message.type === 'sitewright:pins-ready') setIsReady(message.path === page);
    else if (message.type === 'sitewright:pin-chosen') onChoose(message.id);
    else if (message.type === 'sitewright:pins-left') onLeave();
    else if (message.place.path === page) onPick(message.place, message.version);
  });
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      const message = pinsMessageSchema.safeParse(data);
      if (message.success) hear(message.data);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  useEffect(() => {
    if (!isReady) return;
    const isNew = goTo !== undefined && gone.current !== goTo;
    gone.current = goTo;
    const command: PinsCommand = {
      type: 'sitewright:pins',
      pins: [...pins],
      scale,
      ...(draft?.path === page && { draft }),
      ...(isNew && { goTo: goTo.id }),
    };
    // An origin of nobody has no name to be addressed by.
    frame.current?.contentWindow?.postMessage(command, '*');
  }, [isReady, pins, draft, goTo, scale, page]);

  return (
    <iframe
      ref={frame}
      title={title}
      src={pinsPath(id, page)}
      // Only our own script runs in it, and as nobody.
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      style={{
        position: 'absolute',
        inset: '0 auto auto 0',
        width,
        height: `${100 / (scale || 1)}%`,
        border: 0,
        transform: `scale(${scale || 1})`,
        transformOrigin: '0 0',
      }}
    />
  );
}
