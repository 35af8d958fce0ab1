import './stand-alone.css';
import { applyTheme } from '@sitewright/ui';
import { stubSession } from '@sitewright/web-kit/fake-api';
import { BrowserRouter, Navigate, Route, Routes } from '@sitewright/web-kit/router';
import { useSession } from '@sitewright/web-kit/session';
import axios from 'axios';
import { createRoot } from 'react-dom/client';
import Dashboard from './remote.tsx';
import { withAccount } from './testing/account-handlers.ts';
import { manyProjects, projectsApi } from './testing/handlers.ts';

/** The remote on a page of its own, in development: with a person signed in and a server inside the page. */
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

applyTheme();
axios.defaults.adapter = withAccount(projectsApi(manyProjects(100))).adapter;
useSession.getState().signIn(stubSession());
createRoot(root).render(
  <BrowserRouter>
    <Routes>
      <Route path="/dashboard/*" element={<Dashboard />} />
      <Route path="*" element={<Navigate to="/dashboard" replace />} />
    </Routes>
  </BrowserRouter>,
);
