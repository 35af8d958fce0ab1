import { Route, Routes } from '@sitewright/web-kit/router';
import { lazy, Suspense } from 'react';
import { LoadingPage } from '../components/loading-page.tsx';
import { LandingPage } from '../features/landing/landing-page.tsx';
import { remoteRoutes } from './remote-routes.ts';

const Login = lazy(() => import('./sign-in.tsx').then(({ Login }) => ({ default: Login })));
const Register = lazy(() => import('./sign-in.tsx').then(({ Register }) => ({ default: Register })));
const RemotePage = lazy(() => import('./remote-page.tsx'));
const OAuthSuccess = lazy(() => import('../features/oauth-return/oauth-success-page.tsx'));
const Unauthorized = lazy(() =>
  import('../features/messages/unauthorized-page.tsx').then((page) => ({ default: page.UnauthorizedPage })),
);
const NotFound = lazy(() =>
  import('../features/messages/not-found-page.tsx').then((page) => ({ default: page.NotFoundPage })),
);

const remotePages = remoteRoutes.map(({ path, name, role }) => (
  <Route key={name} path={`${path}/*`} element={<RemotePage name={name} role={role} />} />
));

/** Every address of the product and what is shown there. */
export function AppRoutes() {
  return (
    <Suspense fallback={<LoadingPage />}>
      <Routes>
        <Route path="/" element={<LandingPage />} />
        <Route path="/login" element={<Login />} />
        <Route path="/register" element={<Register />} />
        <Route path="/oauth-success" element={<OAuthSuccess />} />
        <Route path="/unauthorized" element={<Unauthorized />} />
        {remotePages}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  );
}
