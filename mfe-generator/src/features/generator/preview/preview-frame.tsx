import {
  offerPreviewPath,
  offerStillPath,
  previewPath,
  stillPath,
  versionPreviewPath,
  versionStillPath,
} from '@sitewright/contracts';
import type { RefObject } from 'react';
import { useSize } from '../use-size.ts';
import { type PreviewEvents, useLivePreview } from './use-live-preview.ts';

/** Scripts run, but as nobody: with `allow-same-origin` a generated page could read the session. */
const sandboxes = { on: 'allow-scripts allow-forms', off: '' };
const paths = { on: previewPath, off: stillPath };
const offerPaths = { on: offerPreviewPath, off: offerStillPath };
const versionPaths = { on: versionPreviewPath, off: versionStillPath };

interface PreviewFrameProps extends PreviewEvents {
  folderId: string;
  page: string;
  /** Without it, what the site shows now. */
  version: number | undefined;
  /** The turn of the conversation with whose kept change it is shown. */
  kept: string | undefined;
  scripts: keyof typeof sandboxes;
  /** How wide the site believes its window to be, in CSS pixels. */
  width: number;
  /** The size it is drawn at, where 1 is its own. */
  scale: number;
  onLoad: () => void;
  ref: RefObject<HTMLIFrameElement | null>;
}

type Shown = Pick<PreviewFrameProps, 'folderId' | 'page' | 'version' | 'kept' | 'scripts'>;

function sourceOf({ folderId, page, version, kept, scripts }: Shown): string {
  if (kept !== undefined) return offerPaths[scripts](folderId, kept, page);
  return version === undefined
    ? paths[scripts](folderId, page)
    : versionPaths[scripts](folderId, version, page);
}

/** Somebody else's code, sealed. */
export function PreviewFrame({
  folderId,
  page,
  version,
  kept,
  scripts,
  width,
  scale,
  onLoad,
  ref: frame,
  ...events
}: PreviewFrameProps) {
  useLivePreview(frame, { isLive: scripts === 'on', ...events });
  const src = sourceOf({ folderId, page, version, kept, scripts });
  const { ref: room, height } = useSize<HTMLDivElement>();
  return (
    // Behind a page that leaves its background to the browser stands what the browser would draw in this colour scheme.
    <div ref={room} className="relative min-h-0 grow overflow-hidden bg-[Canvas]">
      <iframe
        ref={frame}
        title="Preview of your website"
        src={src}
        sandbox={sandboxes[scripts]}
        onLoad={onLoad}
        referrerPolicy="no-referrer"
        className="absolute top-0 left-0 origin-top-left animate-fade border-0"
        style={{ width, height: height / (scale || 1), transform: `scale(${scale || 1})` }}
      />
    </div>
  );
}
