import type { SiteDetails } from '@sitewright/contracts';
import { TabsList, TabsTrigger } from '@sitewright/ui';
import { deskViews } from '../desk-view.ts';
import { ReportBadge } from '../report/report-badge.tsx';
import { verdictOf } from '../report/verdict.ts';

interface DeskTabsProps {
  site: SiteDetails | undefined;
  /** One is being made. */
  isLive: boolean;
}

/** The names of what can lie on the desk, where there is room for them above it. */
export function DeskTabs({ site, isLive }: DeskTabsProps) {
  return (
    <TabsList aria-label="Views" place="bar" className="min-h-13.25">
      {deskViews.map(({ view, name, needsSite }) => (
        <TabsTrigger key={view} value={view} disabled={needsSite && !site && !isLive}>
          {name}
          {view === 'report' && site && <ReportBadge verdict={verdictOf(site.report)} />}
        </TabsTrigger>
      ))}
    </TabsList>
  );
}
