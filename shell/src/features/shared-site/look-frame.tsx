import { previewPath, type SharedSite } from '@sitewright/contracts';
import { listenToPreview, pageOf } from '@sitewright/web-kit/preview';
import { useEffect, useEffectEvent, useRef } from 'react';

interface LookFrameProps {
  site: SharedSite;
  page: string;
  /** How wide the site believes its window to be, in CSS pixels. */
  width: number;
  /** The size it is drawn at, where 1 is its own. */
  scale: number;
  /** Somebody went to another page of the site. */
  onPage: (page: string) => void;
}

/** The site as it is: somebody else's code, sealed as in every preview. */
export function LookFrame({ site, page, width, scale, onPage }: LookFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const hear = useEffectEvent((path: string) => {
    const reported = pageOf(site.ticket, path);
    if (reported !== undefined && site.pages.includes(reported)) onPage(reported);
  });
  useEffect(() => {
    if (!frame.current) return;
    return listenToPreview(frame.current, (message) => {
      if (message.type === 'sitewright:page') hear(message.path);
    });
  }, []);
  return (
    <iframe
      ref={frame}
      title={`“${site.name}”`}
      src={previewPath(site.ticket, page)}
      sandbox="allow-scripts allow-forms"
      referrerPolicy="no-referrer"
      className="absolute top-0 left-0 origin-top-left animate-fade border-0"
      style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
    />
  );
}
