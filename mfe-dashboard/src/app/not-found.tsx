import { Button, Joint } from '@sitewright/ui';
import { usePageTitle } from '@sitewright/web-kit';
import { Link, useLocation } from '@sitewright/web-kit/router';

/** An address below /dashboard that nothing is at. */
export function NotFound() {
  usePageTitle('Page Not Found');
  const { pathname } = useLocation();
  return (
    <div className="max-w-215 pt-6 desk:pt-16">
      <Joint broken />
      <h1 className="mt-9 text-d3 desk:text-d2">Page Not Found</h1>
      <p className="mt-4 text-ink-2 text-lead">
        Nothing has been made at <code className="wrap-anywhere text-[1rem] text-ink">{pathname}</code>
      </p>
      <div className="mt-7 flex flex-wrap gap-2.5">
        <Button asChild variant="outline" size="lg">
          <Link to="/">Back to Home</Link>
        </Button>
        <Button asChild size="lg">
          <Link to="/app">Launch App</Link>
        </Button>
      </div>
    </div>
  );
}
