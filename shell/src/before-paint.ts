import './schemas-without-eval.ts';
import { applyTheme } from '@sitewright/ui';
import { remoteRoutes } from './app/remote-routes.ts';
import { giveHeadStart } from './features/remotes/head-start.ts';
import { routeAt } from './features/remotes/preload-on-intent.ts';
import { answerPromptFormEarly } from './lib/ask-for-website.ts';
import { watchStart } from './lib/not-started.ts';
import { chooseOutline } from './lib/outline.ts';
import { preloadChunk } from './lib/preload.ts';
import { putReturnAside } from './lib/return-put-aside.ts';

putReturnAside();
watchStart();
applyTheme();
chooseOutline(window.location);
answerPromptFormEarly((path) => window.location.assign(path));

const here = routeAt(remoteRoutes, window.location.pathname);
// What fails is met again, and shown, by the loader.
if (here) giveHeadStart(here.name).catch(() => undefined);
else if (window.location.pathname === '/') preloadChunk('landing-page');
