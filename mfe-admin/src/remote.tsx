import './styles.css';
import { remoteContractVersion } from '@sitewright/web-kit';
import { Providers } from './app/providers.tsx';
import { AdminRoutes } from './app/routes.tsx';

export const contractVersion = remoteContractVersion;

/** What the shell shows at /admin-panel. */
export default function AdminPanel() {
  return (
    <div data-mfe="admin">
      <Providers>
        <AdminRoutes />
      </Providers>
    </div>
  );
}
