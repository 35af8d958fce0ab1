import { Button } from '@sitewright/ui';
import { usePageTitle } from '@sitewright/web-kit';
import { useOnlineAgain } from '../lib/use-online-again.ts';
import { MessageLayout } from './message-layout.tsx';

const title = 'This page could not be loaded';

const reload = () => window.location.reload();

/** What stands in the place of a page whose code did not come: after a new release, or without a connection. */
export function PageFailure() {
  usePageTitle(title);
  // Nothing was typed here yet that a reload could lose.
  const isOnline = useOnlineAgain(reload);
  return (
    <MessageLayout
      broken
      title={title}
      lead={
        isOnline
          ? 'Your connection was interrupted, or Sitewright was updated meanwhile. Nothing you made is lost.'
          : 'You are offline. The page is loaded by itself as soon as your network is back.'
      }
    >
      <Button size="lg" onClick={reload}>
        Reload page
      </Button>
    </MessageLayout>
  );
}
