import { Button } from '@sitewright/ui';
import { usePageTitle } from '@sitewright/web-kit';
import { Link, useLocation } from '@sitewright/web-kit/router';
import { MessageLayout } from '../../components/message-layout.tsx';

/** The answer to every address that nothing is at. */
export function NotFoundPage() {
  usePageTitle('Page Not Found');
  const { pathname } = useLocation();
  const lead = (
    <>
      Nothing has been made at{' '}
      <code className="wrap-anywhere rounded-[5px] bg-paper-sunk box-decoration-clone px-2 py-0.75 text-[1rem] text-ink">
        {pathname}
      </code>
    </>
  );
  return (
    <MessageLayout broken title="Page Not Found" lead={lead}>
      <div className="flex flex-wrap gap-2.5">
        <Button asChild variant="outline" size="lg">
          <Link to="/">Back to Home</Link>
        </Button>
        <Button asChild size="lg">
          <Link to="/app">Launch App</Link>
        </Button>
      </div>
    </MessageLayout>
  );
}
