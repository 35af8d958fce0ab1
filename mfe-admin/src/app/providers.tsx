import { PortalContainerProvider } from '@sitewright/ui';
import { ApiProvider, createApiClient } from '@sitewright/web-kit';
import { type ReactNode, useState } from 'react';

/** What every screen of the remote finds around it. Menus stay in reach of the remote's own styles. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(() => createApiClient());
  return (
    <ApiProvider client={client}>
      <PortalContainerProvider scope={{ 'data-mfe': 'admin' }}>{children}</PortalContainerProvider>
    </ApiProvider>
  );
}
