import './stand-alone.css';
import { applyTheme } from '@sitewright/ui';
import { stubSession } from '@sitewright/web-kit/fake-api';
import { BrowserRouter, Navigate, Route, Routes } from '@sitewright/web-kit/router';
import { useSession } from '@sitewright/web-kit/session';
import axios from 'axios';
import { createRoot } from 'react-dom/client';
import Dashboard from './remote.tsx';
import { withAccount } from './testing/account-handlers.ts';
import { withGenerations } from './testing/generation-handlers.ts';
import { manyProjects, projectsApi } from './testing/handlers.ts';
import { playFailure, playSuccess, sampleGenerations } from './testing/play-generations.ts';

/** The remote on a page of its own, in development: with a person signed in and an in-browser mock API. */
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

applyTheme();
const server = projectsApi(manyProjects(100));
const { add } = withGenerations(server, playSuccess);
const { next, later, failing } = sampleGenerations;
for (const asked of [next, later]) playSuccess(add(asked));
playFailure(add(failing));
axios.defaults.adapter = withAccount(server).adapter;
window.fetch = server.fetch;
useSession.getState().signIn(stubSession());
createRoot(root).render(
  <BrowserRouter>
    <Routes>
      <Route path="/dashboard/*" element={<Dashboard />} />
      <Route path="*" element={<Navigate to="/dashboard" replace />} />
    </Routes>
  </BrowserRouter>,
);
