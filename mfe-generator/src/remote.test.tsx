import { installNativeDialog } from '@sitewright/ui/testing';
import { parseRemoteModule } from '@sitewright/web-kit';
import { BrowserRouter, Route, Routes } from '@sitewright/web-kit/router';
import { useSession } from '@sitewright/web-kit/session';
import { stubSession } from '@sitewright/web-kit/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axios from 'axios';
import { beforeAll, expect, test } from 'vitest';
import { composerApi } from './testing/handlers.ts';

beforeAll(installNativeDialog);

test('keeps the contract, mounts under the shell’s route and stays within its own styles', async () => {
  axios.defaults.adapter = composerApi().adapter;
  useSession.getState().signIn(stubSession());
  window.history.replaceState(null, '', '/app');
  const { default: Remote } = parseRemoteModule(await import('./remote.tsx'));
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/app/*" element={<Remote />} />
      </Routes>
    </BrowserRouter>,
  );

  const scope = '[data-mfe="generator"]';
  expect(await screen.findByText('Offline composer')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'What should it be?' }).closest(scope)).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  expect((await screen.findByRole('menu')).closest(scope)).not.toBeNull();
});
