import { routes } from '@sitewright/contracts';
import { expect, test, vi } from 'vitest';
import { endOnServer } from './end-on-server.ts';

test('asks with the token of the session, also when the page is left meanwhile', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  await endOnServer('the-token');
  expect(fetch).toHaveBeenCalledExactlyOnceWith(routes.logout.path, {
    method: routes.logout.method,
    headers: { Authorization: 'Bearer the-token' },
    keepalive: true,
  });
});

test('a server that cannot be reached is nobody’s trouble any more', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  await expect(endOnServer('the-token')).resolves.toBeUndefined();
});
