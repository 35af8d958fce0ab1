import { Button, Message } from '@sitewright/ui';
import { usePageTitle } from '@sitewright/web-kit';
import { Link, useLocation } from '@sitewright/web-kit/router';

/** An address below /admin-panel that nothing is at. */
export function NotFound() {
  usePageTitle('Page Not Found');
  const { pathname } = useLocation();
  const path = <code className="wrap-anywhere text-[1rem] text-ink">{pathname}</code>;
  return (
    <Message broken title="Page Not Found" lead={<>Nothing has been made at {path}</>}>
      <Button asChild variant="outline" size="lg">
        <Link to="/">Back to Home</Link>
      </Button>
      <Button asChild size="lg">
        <Link to="/app">Launch App</Link>
      </Button>
    </Message>
  );
}
