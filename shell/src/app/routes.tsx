import { Navigate, Route, Routes } from '@sitewright/web-kit/router';
import { lazy, Suspense } from 'react';
import { LoadingPage } from '../components/loading-page.tsx';
import { LandingPage } from '../features/landing/landing-page.tsx';
import { remoteRoutes } from './remote-routes.ts';

const ContactForm = lazy(() => import('./contact.tsx').then(({ Contact }) => ({ default: Contact })));
const Login = lazy(() => import('./sign-in.tsx').then(({ Login }) => ({ default: Login })));
const Register = lazy(() => import('./sign-in.tsx').then(({ Register }) => ({ default: Register })));
const RemotePage = lazy(() => import('./remote-page.tsx'));
const OAuthSuccess = lazy(() => import('../features/oauth-return/oauth-success-page.tsx'));
const Unauthorized = lazy(() =>
  import('../features/messages/unauthorized-page.tsx').then((page) => ({ default: page.UnauthorizedPage })),
);
const Terms = lazy(() => import('../features/static-pages/terms-page.tsx'));
const Privacy = lazy(() => import('../features/static-pages/privacy-page.tsx'));
const CookiePolicy = lazy(() => import('../features/static-pages/cookie-policy-page.tsx'));
const Faq = lazy(() => import('../features/static-pages/faq-page.tsx'));
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
        <Route path="/" element={<LandingPage ContactForm={ContactForm} />} />
        <Route path="/contact" element={<Navigate to="/#contacts" replace />} />
        <Route path="/login" element={<Login />} />
        <Route path="/register" element={<Register />} />
        <Route path="/oauth-success" element={<OAuthSuccess />} />
        <Route path="/unauthorized" element={<Unauthorized />} />
        <Route path="/terms" element={<Terms />} />
        <Route path="/privacy" element={<Privacy />} />
        <Route path="/cookie-policy" element={<CookiePolicy />} />
        <Route path="/faq" element={<Faq />} />
        {remotePages}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  );
}
