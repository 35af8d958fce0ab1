import { finishSkip } from '@sitewright/ui';
import { readStoredSession } from '@sitewright/web-kit/live-session';
import { StrictMode, startTransition, useEffect, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { loadLandingPage } from './app/load-landing-page.ts';
import { preloadRemote } from './app/preload-remote.ts';
import { remoteRoutes } from './app/remote-routes.ts';
import { routeAt } from './features/remotes/preload-on-intent.ts';
import { keepFocus } from './lib/keep-focus.ts';
import { tellMissedAnchor } from './lib/tell-missed-anchor.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

const giveFocusBack = keepFocus(root);

/** Takes over from what `index.html` shows: the focus before any other key can come, the rest in its turn. */
function FirstDrawing() {
  useLayoutEffect(giveFocusBack, []);
  useEffect(takeOver, []);
  return null;
}

function takeOver(): void {
  finishSkip();
  tellMissedAnchor();
}

function render(container: HTMLElement): void {
  // As a transition, the first drawing too is cut into pieces between which a slow phone can answer.
  startTransition(() =>
    createRoot(container).render(
      <StrictMode>
        <App />
        <FirstDrawing />
      </StrictMode>,
    ),
  );
}

/** After which a remote that is still under way no longer holds up the rest. */
const maxWaitMs = 3000;

const timeLimit = () => new Promise((resolve) => setTimeout(resolve, maxWaitMs));

// The page of this address sets out before the first render, whose boundary shows what becomes of it.
function loadFirstPage(): Promise<unknown> | undefined {
  if (window.location.pathname === '/') return loadLandingPage().catch(() => undefined);
  const here = routeAt(remoteRoutes, window.location.pathname);
  const arrival = here && preloadRemote(here.name).catch(() => undefined);
  const session = readStoredSession();
  const maySee = session && (!here?.role || here.role === session.role);
  return arrival && maySee ? Promise.race([arrival, timeLimit()]) : undefined;
}

// What index.html shows of a page gives way to the page itself: a face drawn in between would be kept there for a while.
const arrival = loadFirstPage();
if (arrival) void arrival.then(() => render(root));
else render(root);
