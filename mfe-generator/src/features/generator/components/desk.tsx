import type { SiteDetails } from '@sitewright/contracts';
import { Tabs, TabsContent } from '@sitewright/ui';
import { useState } from 'react';
import type { Answer } from '../../../lib/use-answer.ts';
import { toDeskView } from '../desk-view.ts';
import type { DeviceName } from '../devices.ts';
import { isGenerating, useGenerator } from '../generator-store.ts';
import { StatusLine } from '../report/status-line.tsx';
import type { DeskState } from '../use-desk.ts';
import type { FullScreen } from '../use-full-screen.ts';
import { DeskBar, NarrowTools } from './desk-bar.tsx';
import { DeskFace } from './desk-face.tsx';
import { DeskTabs } from './desk-tabs.tsx';
import { DeviceControl } from './device-control.tsx';
import { SiteViews } from './site-views.tsx';

interface DeskProps {
  hidden: boolean;
  isNarrow: boolean;
  answer: Answer<SiteDetails> | undefined;
  desk: DeskState;
  fullScreen: FullScreen;
}

/** Where the site lies: drawn as an outline, being made or opened, or finished. */
export function Desk({ hidden, isNarrow, answer, desk, fullScreen }: DeskProps) {
  const [device, setDevice] = useState<DeviceName>('desktop');
  const isBusy = useGenerator(isGenerating);
  const site = !isBusy && answer?.status === 'ready' ? answer.value : undefined;
  const view = site ? desk.view : 'preview';
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
            site={view === 'preview' ? site : undefined}
            fullScreen={fullScreen}
            tabs={!isNarrow && <DeskTabs site={site} />}
          >
            {isNarrow && <NarrowTools site={site} onHide={desk.toggle} />}
            {!isNarrow && view === 'preview' && <DeviceControl device={device} onDeviceChange={setDevice} />}
          </DeskBar>
        )}
        {site ? (
          <SiteViews
            key={site.folderId}
            site={site}
            view={view}
            onViewChange={desk.showView}
            device={isOwnWidth ? undefined : device}
          />
        ) : (
          <TabsContent value="preview" aria-label="Preview" className="flex min-h-0 grow flex-col">
            <DeskFace isBusy={isBusy} answer={answer} />
          </TabsContent>
        )}
        {site && !isNarrow && (
          <StatusLine report={site.report} onOpenReport={() => desk.showView('report')} />
        )}
      </Tabs>
    </section>
  );
}
