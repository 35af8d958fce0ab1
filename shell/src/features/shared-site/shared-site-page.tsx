import { usePageTitle } from '@sitewright/web-kit';
import { LoadingPage } from '../../components/loading-page.tsx';
import { ClosedPage } from './closed-page.tsx';
import { PasswordPage } from './password-page.tsx';
import { useVisit } from './use-visit.ts';
import { VisitDesk } from './visit-desk.tsx';

/** What somebody sees who was sent a link: the site, and what is said about it. No account is needed. */
export function SharedSitePage() {
  const { visit, enter, tryAgain, meet } = useVisit();
  usePageTitle('A shared website');
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      {visit.phase === 'opening' && <LoadingPage />}
      {visit.phase === 'password' && <PasswordPage error={visit.error} onEnter={enter} />}
      {visit.phase === 'open' && <VisitDesk key={visit.site.ticket} site={visit.site} onRefused={meet} />}
      {visit.phase === 'closed' && <ClosedPage error={visit.error} onRetry={tryAgain} />}
    </>
  );
}
