import { Toaster } from '@sitewright/ui';
import type { RemoteModule } from '@sitewright/web-kit';
import { expectedConsoleErrors, renderScreen } from '@sitewright/web-kit/testing';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RemoteLoadError, type RemoteLoader } from './remote-loader.ts';
import { RemoteOutlet } from './remote-outlet.tsx';

const remoteOf = (App: RemoteModule['default']): RemoteModule => ({ default: App, contractVersion: 1 });
const working = remoteOf(() => <h1>The remote</h1>);
const unreachable = new RemoteLoadError('unreachable', 'down');

function show(load: RemoteLoader['load']) {
  return renderScreen(
    <>
      <RemoteOutlet name="mfe_one" loader={{ load }} />
      <Toaster />
    </>,
  );
}

test('shows a spinner until the remote has arrived, then the remote', async () => {
  const arrival = Promise.withResolvers<RemoteModule>();
  show(() => arrival.promise);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  arrival.resolve(working);
  expect(await screen.findByRole('heading', { name: 'The remote' })).toBeVisible();
});

test('recovers on the second try, which asks afresh', async () => {
  expectedConsoleErrors();
  const load = vi.fn<RemoteLoader['load']>().mockRejectedValueOnce(unreachable).mockResolvedValue(working);
  const { user } = show(load);
  expect(await screen.findByRole('heading', { name: 'This part could not be loaded' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The remote' })).toBeVisible();
  expect(load).toHaveBeenLastCalledWith('mfe_one', { afresh: true });
});

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

test('tries again by itself when the network is back, also after a second failure, and says so', async () => {
  expectedConsoleErrors();
  const load = vi.fn<RemoteLoader['load']>().mockRejectedValue(unreachable);
  const { user } = show(load);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Reload page' })).toBeVisible();
  setOnline(false);
  expect(screen.getByRole('heading', { name: 'You are offline' })).toBeVisible();

  load.mockResolvedValue(working);
  setOnline(true);
  expect(await screen.findByRole('heading', { name: 'The remote' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
  expect(load).toHaveBeenLastCalledWith('mfe_one', { afresh: true });
  expect(await screen.findByText('Your network is back')).toBeInTheDocument();
});

test('a network that comes back changes nothing for a remote that this server does not have', async () => {
  expectedConsoleErrors();
  const load = vi.fn<RemoteLoader['load']>().mockRejectedValue(new RemoteLoadError('missing', 'none'));
  show(load);
  await screen.findByRole('heading', { name: 'This part is not available on this server' });
  setOnline(true);
  expect(load).toHaveBeenCalledOnce();
});

test('offers a clean start after the second failure', async () => {
  expectedConsoleErrors();
  const { user } = show(() => Promise.reject(unreachable));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Reload page' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a remote this server does not have leaves a way back and nothing to retry', async () => {
  expectedConsoleErrors();
  show(() => Promise.reject(new RemoteLoadError('missing', 'none')));
  expect(
    await screen.findByRole('heading', { name: 'This part is not available on this server' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('keeps a remote that throws inside its place', async () => {
  const reported = expectedConsoleErrors();
  show(async () =>
    remoteOf(() => {
      throw new Error('a bug in the remote');
    }),
  );
  expect(await screen.findByRole('heading', { name: 'This part stopped working' })).toBeVisible();
  expect(screen.queryByText(/a bug in the remote/)).not.toBeInTheDocument();
  expect(reported()).not.toHaveLength(0);
});
