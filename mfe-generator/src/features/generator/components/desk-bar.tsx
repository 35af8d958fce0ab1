import { previewPath, type SiteDetails } from '@sitewright/contracts';
import { Button, DeviceControl } from '@sitewright/ui';
import type { GenerationProgress } from '@sitewright/web-kit/generation';
import { ExternalLink, Maximize2, Minimize2, PanelRightClose } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DeviceName } from '../devices.ts';
import { EditSaveState } from '../edit/saving/save-state.tsx';
import { StepState } from '../head/step-state.tsx';
import { UndoButtons } from '../head/undo-buttons.tsx';
import { ShareButton } from '../sharing/share-button.tsx';
import type { FullScreen } from '../use-full-screen.ts';
import { VersionsButton } from '../versions/versions-button.tsx';
import { DownloadButton } from './download-button.tsx';
import { isAtWork, WritingNow } from './writing-now.tsx';

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
  /** The names of the views, where they stand here. */
  tabs: ReactNode;
  children: ReactNode;
}

/** Above the site: what to look at, how wide, and where else to see it; in two rows where there is little room. */
export function DeskBar({ site, fullScreen, tabs, children }: DeskBarProps) {
  return (
    <header className="flex min-h-13.5 shrink-0 flex-wrap border-rule-strong border-b bg-paper px-3 desk:px-4">
      {tabs}
      <div className="flex grow flex-wrap items-center justify-end gap-2 py-2 desk:gap-2.5">
        {children}
        {site && <VersionsButton {...site} />}
        {site && <ShareButton site={site} />}
        {site && <FullScreenButton {...fullScreen} />}
        {site && <NewTabLink {...site} />}
      </div>
    </header>
  );
}

interface NarrowToolsProps {
  site: SiteDetails | undefined;
  live: GenerationProgress | undefined;
  onHide: () => void;
}

/** On a narrow screen the download stands above the preview: the prompt's foot is out of sight. */
export function NarrowTools({ site, live, onHide }: NarrowToolsProps) {
  return (
    <>
      <Button variant="outline" size="icon-sm" aria-label="Hide Preview" className="mr-auto" onClick={onHide}>
        <PanelRightClose aria-hidden="true" />
      </Button>
      {live && <WritingNow progress={live} />}
      {(site || !live) && <DownloadButton size="sm" siteId={site?.folderId} />}
    </>
  );
}

interface WideToolsProps {
  live: GenerationProgress | undefined;
  /** Where there is a page to look at. */
  device?: DeviceName;
  onDeviceChange?: (device: DeviceName) => void;
}

/** What is written just now, and how wide to look at it. */
export function WideTools({ live, device, onDeviceChange }: WideToolsProps) {
  return (
    <>
      <UndoButtons />
      <StepState>
        <EditSaveState className="ml-1" />
      </StepState>
      {live && <WritingNow progress={live} />}
      {live && isAtWork(live) && device && <span aria-hidden="true" className="mx-1 h-5 w-px bg-rule" />}
      {device && onDeviceChange && <DeviceControl device={device} onDeviceChange={onDeviceChange} />}
    </>
  );
}
