import { Navigate, Route, Routes } from '@sitewright/web-kit/router';
import { lazy, Suspense } from 'react';
import { LoadingPage } from '../components/loading-page.tsx';
import { remoteRoutes } from './remote-routes.ts';

const LandingPage = lazy(
  () => import(/* webpackChunkName: "landing-page" */ '../features/landing/landing-page.tsx'),
);
const ContactForm = lazy(() => import('./contact.tsx'));
const SignIn = lazy(() => import('./sign-in.tsx'));
const RemotePage = lazy(() => import(/* webpackChunkName: "remote-page" */ './remote-page.tsx'));
const OtherPages = lazy(() => import('./other-pages.tsx'));

const remotePages = remoteRoutes.map(({ path, name, role }) => (
  <Route key={name} path={`${path}/*`} element={<RemotePage name={name} role={role} />} />
));

/** Every address of the product and what is shown there. */
export function AppRoutes() {
  return (
    <Suspense fallback={<LoadingPage />}>
      <Routes>
        <Route path="/" element={<LandingPage ContactForm={ContactForm} />} />
        <Route path="/contact" element={<Navigate to="/#contacts" replace />} />
        <Route path="/login" element={<SignIn page="login" />} />
        <Route path="/register" element={<SignIn page="register" />} />
        <Route path="/oauth-success" element={<SignIn page="return" />} />
        {remotePages}
        <Route path="*" element={<OtherPages />} />
      </Routes>
    </Suspense>
  );
}
