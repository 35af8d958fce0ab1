import { ApiProvider, createApiClient } from '@sitewright/web-kit';
import { SharedSitePage } from '../features/shared-site/shared-site-page.tsx';

const api = createApiClient();

/** What somebody sees who was sent a link. */
export default function SharedSite() {
  return (
    <ApiProvider client={api}>
      <SharedSitePage />
    </ApiProvider>
  );
}
