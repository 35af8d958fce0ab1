import { Navigate, Route, Routes } from '@sitewright/web-kit/router';
import { lazy, type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { LoadingPage } from '../components/loading-page.tsx';
import { PageFailure } from '../components/page-failure.tsx';
import { RemoteLoading } from '../features/remotes/remote-loading.tsx';
import { loadLandingPage } from './load-landing-page.ts';
import { loadRemotePage } from './load-remote-page.ts';
import { remoteRoutes } from './remote-routes.ts';

const LandingPage = lazy(loadLandingPage);
const ContactForm = lazy(() => import('./contact.tsx'));
const SignIn = lazy(() => import('./sign-in.tsx'));
const RemotePage = lazy(loadRemotePage);
const SharedSite = lazy(() => import('./shared-site.tsx'));
const OtherPages = lazy(() => import('./other-pages.tsx'));

/** Pages of one chunk have one name: between them only what differs is drawn anew. */
const page = (chunk: string, content: ReactNode, loading: ReactNode = <LoadingPage />) => (
  <ErrorBoundary key={chunk} renderFailure={() => <PageFailure />}>
    <Suspense fallback={loading}>{content}</Suspense>
  </ErrorBoundary>
);

const remotePages = remoteRoutes.map(({ path, name, role }) => (
  <Route
    key={name}
    path={`${path}/*`}
    element={page(name, <RemotePage name={name} role={role} />, <RemoteLoading name={name} />)}
  />
));

/** Every address of the product and what is shown there. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path="/" element={page('landing', <LandingPage ContactForm={ContactForm} />)} />
      <Route path="/contact" element={<Navigate to="/#contacts" replace />} />
      <Route path="/login" element={page('sign-in', <SignIn page="login" />)} />
      <Route path="/register" element={page('sign-in', <SignIn page="register" />)} />
      <Route path="/oauth-success" element={page('sign-in', <SignIn page="return" />)} />
      {remotePages}
      <Route path="/shared" element={page('shared', <SharedSite />)} />
      <Route path="*" element={page('other', <OtherPages />)} />
    </Routes>
  );
}
