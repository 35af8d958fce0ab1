import type { SiteDetails } from '@sitewright/contracts';
import { TabsContent } from '@sitewright/ui';
import { useState } from 'react';
import { LatePart } from '../../../lib/late-part.tsx';
import type { DeskView } from '../desk-view.ts';
import type { DeviceName } from '../devices.ts';
import type { Place } from '../place.ts';
import { PreviewWindow } from '../preview/preview-window.tsx';

const loadCode = () => import('../code/code-view.tsx').then(({ CodeView }) => CodeView);
const loadReport = () => import('../report/report-view.tsx').then(({ ReportView }) => ReportView);

const viewLook = 'flex min-h-0 grow flex-col data-[state=inactive]:hidden';

interface SiteViewsProps {
  site: SiteDetails;
  view: DeskView;
  onViewChange: (view: DeskView) => void;
  /** The device whose width is previewed; the window's own width if not named. */
  device: DeviceName | undefined;
}

/** The open site: as a page, as files, and as what was checked. The preview stays loaded behind the others. */
export function SiteViews({ site, view, onViewChange, device }: SiteViewsProps) {
  const [place, setPlace] = useState<Place>({ path: 'index.html' });
  const openPlace = (next: Place) => {
    setPlace(next);
    onViewChange('code');
  };
  return (
    <>
      <TabsContent value="preview" aria-label="Preview" forceMount className={viewLook}>
        <PreviewWindow site={site} device={device} />
      </TabsContent>
      <TabsContent value="code" aria-label="Code" className={viewLook}>
        {view === 'code' && (
          <LatePart name="code" load={loadCode} props={{ site, place, onPlaceChange: setPlace }} />
        )}
      </TabsContent>
      <TabsContent value="report" aria-label="Report" className={viewLook}>
        {view === 'report' && (
          <LatePart name="report" load={loadReport} props={{ report: site.report, onOpen: openPlace }} />
        )}
      </TabsContent>
    </>
  );
}
