import type { SiteDetails } from '@sitewright/contracts';
import { Tabs, TabsContent } from '@sitewright/ui';
import type { Answer } from '@sitewright/web-kit';
import type { GenerationProgress } from '@sitewright/web-kit/generation';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { CommentsSheet } from '../comments/comments-sheet.tsx';
import { useIsCommenting } from '../comments/use-is-commenting.ts';
import { type DeskView, toDeskView } from '../desk-view.ts';
import type { DeviceName } from '../devices.ts';
import { DoneButton } from '../edit/done-button.tsx';
import { EditKeys } from '../edit/edit-keys.tsx';
import { EditSheet } from '../edit/edit-sheet.tsx';
import { NarrowEditTools } from '../edit/narrow-edit-tools.tsx';
import { useIsEditing } from '../edit/use-is-editing.ts';
import { StatusLine } from '../report/status-line.tsx';
import type { DeskState } from '../use-desk.ts';
import type { FullScreen } from '../use-full-screen.ts';
import { useLive } from '../use-live.ts';
import { DeskBar, NarrowTools, WideTools } from './desk-bar.tsx';
import { DeskFace } from './desk-face.tsx';
import { DeskTabs } from './desk-tabs.tsx';
import { WaitingDesk } from './empty-desk.tsx';
import { SiteViews } from './site-views.tsx';

/** What is written, unless it became a site that cannot be opened: that has its own words. */
function useLiveBeside(siteId: string | undefined, answer: Answer<SiteDetails> | undefined) {
  const live = useLive(siteId);
  return live?.done && answer?.status === 'failed' ? undefined : live;
}

/** Whether there is something to look at: what waits for its turn has no page yet. */
const hasBegun = (live: GenerationProgress | undefined, view: DeskView): boolean =>
  live !== undefined && (live.state !== 'waiting' || live.line === undefined || view !== 'preview');

interface DeskContentProps extends ComponentProps<typeof SiteViews> {
  answer: Answer<SiteDetails> | undefined;
}

function DeskContent({ answer, ...views }: DeskContentProps) {
  const { site, live, view } = views;
  if (site || hasBegun(live, view)) return <SiteViews {...views} />;
  return (
    <TabsContent value="preview" aria-label="Preview" className="flex min-h-0 grow flex-col">
      {live ? <WaitingDesk /> : <DeskFace answer={answer} />}
    </TabsContent>
  );
}

interface DeskProps {
  hidden: boolean;
  isNarrow: boolean;
  /** The id of the site that is open. */
  siteId: string | undefined;
  answer: Answer<SiteDetails> | undefined;
  /** The open site, once it is there. */
  site: SiteDetails | undefined;
  desk: DeskState;
  fullScreen: FullScreen;
}

interface DeskToolsProps extends ComponentProps<typeof NarrowTools> {
  isNarrow: boolean;
  isEditing: boolean;
  /** The tools where there is room. */
  children: ReactNode;
}

function DeskTools({ isNarrow, isEditing, children, ...narrow }: DeskToolsProps) {
  if (isNarrow) return isEditing ? <NarrowEditTools /> : <NarrowTools {...narrow} />;
  return (
    <>
      {children}
      {isEditing && <DoneButton />}
    </>
  );
}

/** What stands below the site: on a narrow screen only what edits it. */
function DeskFoot({ site, isNarrow, isEditing, isCommenting, onOpenReport }: DeskFootProps) {
  if (!site) return null;
  if (isNarrow && isCommenting) return <CommentsSheet site={site} />;
  if (isNarrow) return isEditing && <EditSheet siteId={site.folderId} />;
  return (
    <StatusLine report={site.report} onOpenReport={onOpenReport}>
      {isEditing && <EditKeys />}
    </StatusLine>
  );
}

interface DeskFootProps {
  site: SiteDetails | undefined;
  isNarrow: boolean;
  isEditing: boolean;
  isCommenting: boolean;
  onOpenReport: () => void;
}

/** Where the site lies: drawn as an outline, being made or opened, or finished. */
export function Desk({ hidden, isNarrow, siteId, answer, site, desk, fullScreen }: DeskProps) {
  const [device, setDevice] = useState<DeviceName>('desktop');
  const live = useLiveBeside(siteId, answer);
  const isEditing = useIsEditing() && desk.view === 'preview' && site !== undefined;
  const isCommenting = useIsCommenting() && desk.view === 'preview';
  const view = site || live ? desk.view : 'preview';
  const isOwnWidth = isNarrow || (fullScreen.isFull && device === 'desktop');

  return (
    <section
      aria-label="Your website"
      hidden={hidden}
      className="relative flex min-h-0 min-w-0 flex-col overflow-hidden bg-paper-sunk"
    >
      <Tabs
        value={view}
        onValueChange={(value) => desk.showView(toDeskView(value) ?? 'preview')}
        className="flex min-h-0 grow flex-col"
      >
        {(!isNarrow || view === 'preview') && (
          <DeskBar
            site={view === 'preview' && !isEditing ? site : undefined}
            fullScreen={fullScreen}
            tabs={!isNarrow && <DeskTabs site={site} isLive={live !== undefined} />}
          >
            <DeskTools isNarrow={isNarrow} isEditing={isEditing} site={site} live={live} onHide={desk.toggle}>
              <WideTools live={live} {...(view === 'preview' && { device, onDeviceChange: setDevice })} />
            </DeskTools>
          </DeskBar>
        )}
        <DeskContent
          site={site}
          live={live}
          answer={answer}
          view={view}
          onViewChange={desk.showView}
          device={isOwnWidth ? undefined : device}
        />
        <DeskFoot
          site={site}
          isNarrow={isNarrow}
          isEditing={isEditing}
          isCommenting={isCommenting}
          onOpenReport={() => desk.showView('report')}
        />
      </Tabs>
    </section>
  );
}
