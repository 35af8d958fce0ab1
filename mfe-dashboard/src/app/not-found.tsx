import { NotFoundMessage } from '@sitewright/ui';
import { usePageTitle } from '@sitewright/web-kit';
import { Link, useLocation } from '@sitewright/web-kit/router';

/** An address below /dashboard that nothing is at. */
export function NotFound() {
  usePageTitle('Page Not Found');
  return <NotFoundMessage path={useLocation().pathname} Link={Link} />;
}
