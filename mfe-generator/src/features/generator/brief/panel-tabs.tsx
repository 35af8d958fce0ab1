import type { SiteDetails } from '@sitewright/contracts';
import { Badge, TabsList, TabsTrigger } from '@sitewright/ui';
import { CommentsTab } from '../comments/comments-tab.tsx';
import { panelTabs } from '../panel-tab.ts';
import { unsureFields } from './sheet/unsure.ts';
import { useBrief, useDecisions } from './sheet/use-brief.ts';
import { notUsed } from './words/standing.ts';

/** How much in the brief is worth a look. */
function ToCheck() {
  const brief = useBrief();
  const decisions = useDecisions();
  if (!brief) return null;
  const count = unsureFields(brief, decisions).length + notUsed(brief, decisions).length;
  if (count === 0) return null;
  return (
    <Badge tone="warn">
      {count}
      <span className="sr-only"> to check</span>
    </Badge>
  );
}

/** What can be done with a site that is there. */
export function PanelTabs({ site }: { site: SiteDetails }) {
  return (
    <TabsList
      aria-label="What to change"
      place="bar"
      className="shrink-0 border-rule border-b px-4 desk:px-5"
    >
      {panelTabs.map(({ tab, name }) => (
        <TabsTrigger key={tab} value={tab}>
          {name}
          {tab === 'brief' && <ToCheck />}
        </TabsTrigger>
      ))}
      <CommentsTab site={site} />
    </TabsList>
  );
}
