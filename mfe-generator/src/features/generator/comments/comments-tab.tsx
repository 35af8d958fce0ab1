import type { SiteDetails } from '@sitewright/contracts';
import { Badge, TabsTrigger } from '@sitewright/ui';
import { MessageSquare } from 'lucide-react';
import { useCommentCounts, useFollowComments } from './use-follow-comments.ts';

/** Leads to what was said about the site, and says how much of it is new. */
export function CommentsTab({ site }: { site: SiteDetails }) {
  useFollowComments(site);
  const { open, unread } = useCommentCounts();
  return (
    <TabsTrigger value="comments" title="Comments">
      <MessageSquare aria-hidden="true" className="size-4.5" />
      <span className="sr-only">Comments</span>
      {open > 0 && (
        <Badge tone={unread > 0 ? 'purple' : 'neutral'}>
          {open}
          <span className="sr-only"> open{unread > 0 && `, ${unread} new`}</span>
        </Badge>
      )}
    </TabsTrigger>
  );
}
