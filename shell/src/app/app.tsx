import { SkipLink, Toaster } from '@sitewright/ui';
import { BrowserRouter } from '@sitewright/web-kit/router';
import { useEffect } from 'react';
import { preloadOnIntent } from '../features/remotes/preload-on-intent.ts';
import { preloadRemote } from './preload-remote.ts';
import { remoteRoutes } from './remote-routes.ts';
import { RouteFocus } from './route-focus.tsx';
import { AppRoutes } from './routes.tsx';
import { TitleAnnouncer } from './title-announcer.tsx';

/** The whole page: the address decides what is in it. */
export function App() {
  useEffect(() => preloadOnIntent(remoteRoutes, preloadRemote), []);
  return (
    <BrowserRouter>
      {/* First: it listens before a page that is there at once gives itself a title. */}
      <TitleAnnouncer />
      <RouteFocus>
        <SkipLink />
        <AppRoutes />
      </RouteFocus>
      <Toaster />
    </BrowserRouter>
  );
}
