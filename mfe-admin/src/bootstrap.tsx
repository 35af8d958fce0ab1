import './stand-alone.css';
import { applyTheme, Toaster } from '@sitewright/ui';
import { stubSession } from '@sitewright/web-kit/fake-api';
import { BrowserRouter, Navigate, Route, Routes } from '@sitewright/web-kit/router';
import { useSession } from '@sitewright/web-kit/session';
import axios from 'axios';
import { createRoot } from 'react-dom/client';
import AdminPanel from './remote.tsx';
import { adminApi } from './testing/handlers.ts';
import { busyHealth } from './testing/health-samples.ts';
import { daysUntil, manyMessages, manySites, manyUsers } from './testing/samples.ts';

/** The remote on a page of its own, in development: with an administrator signed in and an in-browser mock API. */
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

applyTheme();
axios.defaults.adapter = adminApi({
  users: manyUsers(128),
  sites: manySites(342),
  messages: manyMessages(30),
  days: daysUntil(Date.now()),
  health: busyHealth(Date.now(), new Date().setHours(0, 0, 0, 0)),
}).adapter;
useSession.getState().signIn(stubSession({ email: 'admin@example.com', role: 'admin' }));
createRoot(root).render(
  <BrowserRouter>
    <Routes>
      <Route path="/admin-panel/*" element={<AdminPanel />} />
      <Route path="*" element={<Navigate to="/admin-panel" replace />} />
    </Routes>
    <Toaster />
  </BrowserRouter>,
);
