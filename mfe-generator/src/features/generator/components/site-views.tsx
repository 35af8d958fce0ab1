import type { SiteDetails } from '@sitewright/contracts';
import { TabsContent } from '@sitewright/ui';
import type { GenerationProgress } from '@sitewright/web-kit/generation';
import { useState } from 'react';
import { LatePart } from '../../../lib/late-part.tsx';
import type { DeskView } from '../desk-view.ts';
import type { DeviceName } from '../devices.ts';
import type { Place } from '../place.ts';
import { PreviewWindow } from '../preview/preview-window.tsx';
import { endLive } from '../use-live.ts';
import { InterruptedBanner } from './interrupted-banner.tsx';

const loadCode = () => import('../code/code-view.tsx').then(({ CodeView }) => CodeView);
const loadLiveCode = () => import('../code/live-code-view.tsx').then(({ LiveCodeView }) => LiveCodeView);
const loadReport = () => import('../report/report-view.tsx').then(({ ReportView }) => ReportView);

const viewLook = 'flex min-h-0 grow flex-col data-[state=inactive]:hidden';

function ReportToCome() {
  return (
    <p className="m-auto max-w-130 p-6 text-center text-ink-2">
      The report comes at the end, when everything is written and checked.
    </p>
  );
}

interface SiteViewsProps {
  /** The open site, once it is there. */
  site: SiteDetails | undefined;
  /** What is written of it, until the finished site is in sight. */
  live: GenerationProgress | undefined;
  view: DeskView;
  onViewChange: (view: DeskView) => void;
  /** The device whose width is previewed; the window's own width if not named. */
  device: DeviceName | undefined;
}

/** A site, or what is written of it: as a page, as files, and as what was checked. The preview stays loaded behind the others. */
export function SiteViews({ site, live, view, onViewChange, device }: SiteViewsProps) {
  const [place, setPlace] = useState<Place & { siteId: string | undefined }>();
  const siteId = site?.folderId;
  const choose = (next: Place) => setPlace({ ...next, siteId });
  const openPlace = (next: Place) => {
    choose(next);
    onViewChange('code');
  };
  const shownPlace = place && place.siteId === siteId ? place : { path: 'index.html' };
  return (
    <>
      <TabsContent value="preview" aria-label="Preview" forceMount className={viewLook}>
        {site?.interrupted && <InterruptedBanner site={site} />}
        <PreviewWindow site={site} live={live} device={device} onShown={endLive} />
      </TabsContent>
      <TabsContent value="code" aria-label="Code" className={viewLook}>
        {view === 'code' && !site && live && (
          <LatePart name="live code" load={loadLiveCode} props={{ progress: live }} />
        )}
        {view === 'code' && site && (
          <LatePart name="code" load={loadCode} props={{ site, place: shownPlace, onPlaceChange: choose }} />
        )}
      </TabsContent>
      <TabsContent value="report" aria-label="Report" className={viewLook}>
        {view === 'report' && !site && <ReportToCome />}
        {view === 'report' && site && (
          <LatePart name="report" load={loadReport} props={{ report: site.report, onOpen: openPlace }} />
        )}
      </TabsContent>
    </>
  );
}
