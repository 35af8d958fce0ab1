import { versionPreviewPath } from '@sitewright/contracts';
import { cn } from '@sitewright/ui';
import { listenToPreview } from '@sitewright/web-kit/preview';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSize } from '../use-size.ts';

/** How wide a page believes its window to be, in CSS pixels. */
const pageWidth = 1280;

/** What stands out on the page. */
export interface Pointed {
  words: string;
  anchor: string | undefined;
  label: string;
}

interface VersionFrameProps {
  folderId: string;
  version: number;
  page: string;
  pointed: Pointed | undefined;
  /** How far the other page is scrolled: this one follows. */
  top: number;
  onScroll: (top: number) => void;
  className?: string;
  children?: ReactNode;
}

/** A page of a version, live and sealed, drawn smaller. */
export function VersionFrame({
  folderId,
  version,
  page,
  pointed,
  top,
  onScroll,
  ...rest
}: VersionFrameProps) {
  const { ref: room, width, height } = useSize<HTMLDivElement>();
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolledTo = useRef(0);
  const [loaded, setLoaded] = useState(0);
  const scale = width / pageWidth || 1;

  const post = useEffectEvent((message: object) => frame.current?.contentWindow?.postMessage(message, '*'));
  const showPointed = useEffectEvent(() => post({ type: 'sitewright:point', ...pointed, scale }));
  const hearScroll = useEffectEvent((heard: number) => {
    scrolledTo.current = heard;
    onScroll(heard);
  });
  useEffect(() => {
    if (!frame.current) return;
    return listenToPreview(frame.current, (message) => {
      if (message.type === 'sitewright:scroll') hearScroll(message.top);
    });
  }, []);
  useEffect(() => {
    if (Math.abs(top - scrolledTo.current) < 2) return;
    scrolledTo.current = top;
    post({ type: 'sitewright:scroll', top });
  }, [top]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands out is shown anew when it, or the page, is another one.
  useEffect(() => showPointed(), [pointed?.words, pointed?.label, loaded]);

  return (
    <div ref={room} className={cn('relative min-h-0 grow overflow-hidden bg-[Canvas]', rest.className)}>
      <iframe
        ref={frame}
        title={`Version ${version} of your website`}
        src={versionPreviewPath(folderId, version, page)}
        sandbox="allow-scripts allow-forms"
        referrerPolicy="no-referrer"
        onLoad={() => setLoaded((count) => count + 1)}
        className="absolute top-0 left-0 origin-top-left animate-fade border-0"
        style={{ width: pageWidth, height: height / scale, transform: `scale(${scale})` }}
      />
      {rest.children}
    </div>
  );
}
