import type { SiteDetails } from '@sitewright/contracts';
import { Button } from '@sitewright/ui';
import { LatePart } from '../../../lib/late-part.tsx';
import { PageSheet } from '../components/page-sheet.tsx';
import { showTab } from '../panel-tab.ts';

const loadComments = () => import('./comments-panel.tsx').then(({ CommentsPanel }) => CommentsPanel);

/** What was said, at the foot of the page on a narrow screen. */
export function CommentsSheet({ site }: { site: SiteDetails }) {
  return (
    <PageSheet label="Comments">
      <LatePart name="comments" load={loadComments} props={{ site }} />
      <div className="shrink-0 border-rule border-t px-4 py-2">
        <Button variant="outline" className="h-11 w-full text-ui" onClick={() => showTab('brief')}>
          Done
        </Button>
      </div>
    </PageSheet>
  );
}
