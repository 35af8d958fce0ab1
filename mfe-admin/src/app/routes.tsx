import { Route, Routes } from '@sitewright/web-kit/router';
import { EnginePage } from '../features/engine/components/engine-page.tsx';
import { HealthPage } from '../features/health/components/health-page.tsx';
import { MessagesPage } from '../features/messages/components/messages-page.tsx';
import { SitesPage } from '../features/sites/components/sites-page.tsx';
import { StatsPage } from '../features/stats/components/stats-page.tsx';
import { UsersPage } from '../features/users/components/users-page.tsx';
import { AdminLayout } from './admin-layout.tsx';
import { NotFound } from './not-found.tsx';

/** The pages below /admin-panel, each beside the menu. */
export function AdminRoutes() {
  return (
    <AdminLayout>
      <Routes>
        <Route index element={<StatsPage />} />
        <Route path="users" element={<UsersPage />} />
        <Route path="sites" element={<SitesPage />} />
        <Route path="engine" element={<EnginePage />} />
        <Route path="health" element={<HealthPage />} />
        <Route path="messages" element={<MessagesPage />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </AdminLayout>
  );
}
