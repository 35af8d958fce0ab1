import './styles.css';
import { remoteContractVersion } from '@sitewright/web-kit';
import { Providers } from './app/providers.tsx';
import { DashboardRoutes } from './app/routes.tsx';

export const contractVersion = remoteContractVersion;

/** What the shell shows at /dashboard. */
export default function Dashboard() {
  return (
    <div data-mfe="dashboard">
      <Providers>
        <DashboardRoutes />
      </Providers>
    </div>
  );
}
