import { Route, Routes } from '@sitewright/web-kit/router';
import { BrandKitPage } from '../features/brand-kit/brand-kit-page.tsx';
import { EditProfilePage } from '../features/profile/edit-profile-page.tsx';
import { ProfilePage } from '../features/profile/profile-page.tsx';
import { ProjectsPage } from '../features/projects/components/projects-page.tsx';
import { DashboardLayout } from './dashboard-layout.tsx';
import { NotFound } from './not-found.tsx';

/** The pages below /dashboard, each beside the menu. */
export function DashboardRoutes() {
  return (
    <DashboardLayout>
      <Routes>
        <Route index element={<ProjectsPage />} />
        <Route path="profile" element={<ProfilePage />} />
        <Route path="profile/edit" element={<EditProfilePage />} />
        <Route path="brand-kit" element={<BrandKitPage />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </DashboardLayout>
  );
}
