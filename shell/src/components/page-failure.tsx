import { Button } from '@sitewright/ui';
import { usePageTitle } from '@sitewright/web-kit';
import { MessageLayout } from './message-layout.tsx';

const title = 'This page could not be loaded';

/** What stands in the place of a page whose code did not come: after a new release, or without a connection. */
export function PageFailure() {
  usePageTitle(title);
  return (
    <MessageLayout
      broken
      title={title}
      lead="Your connection was interrupted, or Sitewright was updated meanwhile. Nothing you made is lost."
    >
      <Button size="lg" onClick={() => window.location.reload()}>
        Reload page
      </Button>
    </MessageLayout>
  );
}
