import { previewPath, type SiteDetails } from '@sitewright/contracts';
import { Button } from '@sitewright/ui';
import { ExternalLink, Maximize2, Minimize2, PanelRightClose } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FullScreen } from '../use-full-screen.ts';
import { DownloadButton } from './download-button.tsx';

function FullScreenButton({ isFull, toggle, button }: FullScreen) {
  const Icon = isFull ? Minimize2 : Maximize2;
  return (
    <Button
      ref={button}
      variant="outline"
      size="icon-sm"
      aria-label={isFull ? 'Leave full screen' : 'Full screen'}
      onClick={toggle}
    >
      <Icon aria-hidden="true" />
    </Button>
  );
}

function NewTabLink({ folderId }: SiteDetails) {
  return (
    <Button asChild variant="outline" size="icon-sm">
      <a href={previewPath(folderId)} target="_blank" rel="noopener" aria-label="Open in a new tab">
        <ExternalLink aria-hidden="true" />
      </a>
    </Button>
  );
}

interface DeskBarProps {
  site: SiteDetails | undefined;
  fullScreen: FullScreen;
  children: ReactNode;
}

/** Above the site: what to look at, how wide, and where else to see it. */
export function DeskBar({ site, fullScreen, children }: DeskBarProps) {
  return (
    <header className="flex h-13.5 shrink-0 items-center gap-2 border-rule-strong border-b bg-paper px-3 desk:gap-2.5 desk:px-4">
      {children}
      {site && <FullScreenButton {...fullScreen} />}
      {site && <NewTabLink {...site} />}
    </header>
  );
}

interface NarrowToolsProps {
  site: SiteDetails | undefined;
  onHide: () => void;
}

/** On a narrow screen the download stands above the preview: the prompt's foot is out of sight. */
export function NarrowTools({ site, onHide }: NarrowToolsProps) {
  return (
    <>
      <Button variant="outline" size="icon-sm" aria-label="Hide Preview" className="mr-auto" onClick={onHide}>
        <PanelRightClose aria-hidden="true" />
      </Button>
      <DownloadButton size="sm" siteId={site?.folderId} />
    </>
  );
}
