import { type Account, routes } from '@sitewright/contracts';
import { useSession } from '@sitewright/web-kit/session';
import { beforeEach, expect, test } from 'vitest';
import { createFakeApi, Refusal, stubSession } from '../fake-api/index.ts';
import { createApiClient } from './api-client.ts';

const person = stubSession({ email: 'ines@example.com', role: 'user' });
const asAdmin: Account = { email: 'ines@example.com', role: 'admin', hasPassword: true };

beforeEach(() => useSession.getState().signIn(person));

test('takes over a changed role and keeps the token', async () => {
  const api = createFakeApi().on(routes.me, () => asAdmin);
  await createApiClient(api).refreshSession();
  expect(useSession.getState()).toMatchObject({ token: person.token, role: 'admin' });
  expect(localStorage.getItem('role')).toBe('admin');
});

test('ends a session whose token is dead', async () => {
  const api = createFakeApi().on(routes.me, () => {
    throw new Refusal('UNAUTHENTICATED', 'Sign in again.');
  });
  await createApiClient(api).refreshSession();
  expect(useSession.getState()).toMatchObject({ token: undefined, endedBy: 'expiry' });
});

test('leaves the session alone when the server cannot be reached or cannot answer', async () => {
  const unreachable = createFakeApi();
  await createApiClient(unreachable).refreshSession();
  const broken = createFakeApi().on(routes.me, () => {
    throw new Refusal('UNAVAILABLE', 'Try again in a moment.');
  });
  await createApiClient(broken).refreshSession();
  expect(useSession.getState()).toMatchObject({ token: person.token, role: 'user' });
});

test('does not bring back a person who signed out while the answer was under way', async () => {
  const api = createFakeApi().on(routes.me, () => {
    useSession.getState().signOut();
    return asAdmin;
  });
  await createApiClient(api).refreshSession();
  expect(useSession.getState().token).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test('asks nobody without a session, and once for several who ask at the same time', async () => {
  const api = createFakeApi().on(routes.me, () => asAdmin);
  const client = createApiClient(api);
  await Promise.all([client.refreshSession(), client.refreshSession()]);
  expect(api.calls).toHaveLength(1);
  useSession.getState().signOut();
  await client.refreshSession();
  expect(api.calls).toHaveLength(1);
});

test('a call that the person may no longer make refreshes the session', async () => {
  const api = createFakeApi()
    .on(routes.users, () => {
      throw new Refusal('FORBIDDEN', 'Your account may not do this.');
    })
    .on(routes.me, () => ({ ...asAdmin, role: 'user' as const }));
  useSession.getState().signIn(stubSession({ email: 'ines@example.com', role: 'admin' }));
  await expect(createApiClient(api).call(routes.users)).rejects.toThrow('Your account may not do this.');
  await expect.poll(() => useSession.getState().role).toBe('user');
  expect(api.calls.map(({ path }) => path)).toEqual(['/api/users', '/api/auth/me']);
});
