import './stand-alone.css';
import { applyTheme, Toaster } from '@sitewright/ui';
import { stubSession } from '@sitewright/web-kit/fake-api';
import { BrowserRouter } from '@sitewright/web-kit/router';
import { useSession } from '@sitewright/web-kit/session';
import axios from 'axios';
import { createRoot } from 'react-dom/client';
import Generator from './remote.tsx';
import { standAloneApi } from './stand-alone/api.ts';

/** The remote on a page of its own, in development: with a person signed in and a server inside the page. */
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

applyTheme();
const api = standAloneApi();
axios.defaults.adapter = api.adapter;
window.fetch = api.fetch;
useSession.getState().signIn(stubSession());
createRoot(root).render(
  <BrowserRouter>
    <Generator />
    <Toaster />
  </BrowserRouter>,
);
