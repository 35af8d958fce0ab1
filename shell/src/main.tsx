import './styles.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { preloadRemote } from './app/preload-remote.ts';
import { remoteRoutes } from './app/remote-routes.ts';
import { routeAt } from './features/remotes/preload-on-intent.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

// The remote of this address sets out before the first render, whose boundary shows what becomes of it.
const here = routeAt(remoteRoutes, window.location.pathname);
if (here) preloadRemote(here.name).catch(() => undefined);

// As a transition, the first drawing too is cut into pieces between which a slow phone can answer.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
