import { routes } from '@sitewright/contracts';
import { useSession } from '@sitewright/web-kit/session';
import axios, { type AxiosAdapter, AxiosError } from 'axios';
import { expect, test } from 'vitest';
import { createFakeApi, Refusal, stubSession } from '../fake-api/index.ts';
import { createApiClient } from './api-client.ts';

const credentials = { email: 'ines@example.com', password: 'secret' };
const site = { id: 'a'.repeat(32), previewUrl: `/preview/${'a'.repeat(32)}/index.html` };

const clientOf = (adapter: AxiosAdapter) => createApiClient({ adapter });
const answering = (status: number, data: unknown) =>
  clientOf(async (config) => ({ config, status, data, statusText: '', headers: {} }));
const failing = (code: string) => clientOf(() => Promise.reject(new AxiosError('failed', code)));

test('sends the body and gives back the parsed answer', async () => {
  const api = createFakeApi().on(routes.login, () => stubSession());
  const answer = await clientOf(api.adapter).call(routes.login, { body: credentials });
  expect(answer.user.email).toBe('person@example.com');
  expect(api.calls).toMatchObject([{ method: 'post', path: '/api/auth/login', body: credentials }]);
});

test('sends the bearer token of the session, and none without a session', async () => {
  const api = createFakeApi().on(routes.mySites, () => []);
  await clientOf(api.adapter).call(routes.mySites);
  const person = stubSession();
  useSession.getState().signIn(person);
  await clientOf(api.adapter).call(routes.mySites);
  expect(api.calls.map(({ token }) => token)).toEqual([undefined, person.token]);
});

test('names what is wanted by the key it is given, and nothing without one', async () => {
  const api = createFakeApi().on(routes.generate, () => site);
  const client = clientOf(api.adapter);
  await client.call(routes.generate, { body: { prompt: 'A bakery' }, idempotencyKey: 'key-1' });
  await client.call(routes.generate, { body: { prompt: 'A bakery' } });
  expect(api.calls.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', undefined]);
});

test('tells both sides of a write that came too late', async () => {
  const conflict = { yours: { name: 'Mine' }, theirs: { name: 'Theirs' } };
  const api = createFakeApi().on(routes.renameSite, () => {
    throw new Refusal('CONFLICT', 'It was changed elsewhere.', undefined, conflict);
  });
  const call = clientOf(api.adapter).call(routes.renameSite, {
    params: { id: site.id },
    body: { name: 'Mine' },
  });
  await expect(call).rejects.toMatchObject({ code: 'CONFLICT', status: 409, conflict });
});

test('asks for a page of a list and reads where the next one begins', async () => {
  const api = createFakeApi().on(routes.mySites, ({ query, continueAt }) => {
    if (!query.has('cursor')) continueAt('a/b c');
    return [];
  });
  const client = clientOf(api.adapter);
  const first = await client.callPage(routes.mySites, { query: { limit: 24, search: 'R&D' } });
  expect(first).toEqual({ items: [], next: 'a/b c' });
  const last = await client.callPage(routes.mySites, { query: { cursor: first.next } });
  expect(last.next).toBeUndefined();
  expect(api.calls.map(({ query }) => Object.fromEntries(query))).toEqual([
    { limit: '24', search: 'R&D' },
    { cursor: 'a/b c' },
  ]);
});

test('turns a refusal into an ApiError with the words of the server', async () => {
  const api = createFakeApi().on(routes.register, () => {
    throw new Refusal('EMAIL_TAKEN', 'Sign in instead.', { email: 'It is taken.' });
  });
  await expect(clientOf(api.adapter).call(routes.register, { body: credentials })).rejects.toMatchObject({
    code: 'EMAIL_TAKEN',
    message: 'Sign in instead.',
    fields: { email: 'It is taken.' },
    status: 409,
    requestId: 'fake-request',
  });
});

test('ends the session when the server no longer accepts its token', async () => {
  useSession.getState().signIn(stubSession());
  const api = createFakeApi().on(routes.mySites, () => {
    throw new Refusal('UNAUTHENTICATED', 'Sign in again.');
  });
  await expect(clientOf(api.adapter).call(routes.mySites)).rejects.toThrow('Sign in again.');
  expect(useSession.getState()).toMatchObject({ token: undefined, endedBy: 'expiry' });
  expect(localStorage.getItem('token')).toBeNull();
});

test('keeps the session when a wrong password is refused', async () => {
  useSession.getState().signIn(stubSession());
  const api = createFakeApi().on(routes.login, () => {
    throw new Refusal('INVALID_CREDENTIALS', 'Check both.');
  });
  await expect(clientOf(api.adapter).call(routes.login, { body: credentials })).rejects.toThrow(
    'Check both.',
  );
  expect(useSession.getState().token).toBeDefined();
});

test('keeps a session that began while the refused request was under way', async () => {
  useSession.getState().signIn(stubSession());
  const newer = stubSession({ email: 'newer@example.com' });
  const api = createFakeApi().on(routes.mySites, () => {
    useSession.getState().signIn(newer);
    throw new Refusal('UNAUTHENTICATED', 'Sign in again.');
  });
  await expect(clientOf(api.adapter).call(routes.mySites)).rejects.toThrow();
  expect(useSession.getState().token).toBe(newer.token);
});

test('refuses an answer that breaks the contract', async () => {
  const client = answering(200, { id: '../etc', previewUrl: 7 });
  await expect(client.call(routes.generate, { body: { prompt: 'x' } })).rejects.toMatchObject({
    code: 'UNEXPECTED_ANSWER',
  });
});

test('has a sentence for an error page of somebody in between', async () => {
  const client = answering(502, '<html>Bad Gateway</html>');
  await expect(client.call(routes.stats)).rejects.toMatchObject({
    code: 'UNEXPECTED_ANSWER',
    status: 502,
    message: 'The server could not answer. Wait a moment and try again.',
  });
});

test.each([
  ['ERR_NETWORK', 'NETWORK', /check your connection/i],
  ['ECONNABORTED', 'TIMEOUT', /took too long/],
])('has a sentence for %s', async (reason, code, message) => {
  const call = failing(reason).call(routes.stats);
  await expect(call).rejects.toMatchObject({ code, message: expect.stringMatching(message) });
});

test('stops when its signal fires', async () => {
  const abortController = new AbortController();
  const api = createFakeApi().on(routes.generate, async () => {
    abortController.abort();
    await new Promise(() => undefined);
    return site;
  });
  const call = clientOf(api.adapter).call(routes.generate, {
    body: { prompt: 'x' },
    signal: abortController.signal,
  });
  await expect(call).rejects.toMatchObject({ code: 'ABORTED' });
});

test('carries its timeout to the transport', async () => {
  const seen: unknown[] = [];
  const client = clientOf(async (config) => {
    seen.push(config.timeout);
    return { config, status: 200, data: site, statusText: '', headers: {} };
  });
  await client.call(routes.generate, { body: { prompt: 'x' }, timeout: 600_000 });
  await client.call(routes.generate, { body: { prompt: 'x' } });
  expect(seen).toEqual([600_000, 30_000]);
  expect(axios.defaults.timeout).toBe(0);
});

test('sends a file as it is, with its type, and tells how much has left', async () => {
  const seen: { type: unknown; data: unknown }[] = [];
  const shares: number[] = [];
  const client = clientOf(async (config) => {
    seen.push({ type: config.headers.get('Content-Type'), data: config.data });
    config.onUploadProgress?.({ loaded: 1, total: 2, progress: 0.5, bytes: 1, lengthComputable: true });
    return { config, status: 200, data: { message: 'Taken' }, statusText: '', headers: {} };
  });
  const route = { method: 'POST', path: '/api/files', response: routes.logout.response } as const;
  const file = new File(['x'], 'sunset.png', { type: 'image/png' });
  await client.call(route, { file, onSent: (share) => shares.push(share) });
  await client.call(route, { file: new Blob(['x']) });
  expect(seen).toEqual([
    { type: 'image/png', data: file },
    { type: 'application/octet-stream', data: expect.any(Blob) },
  ]);
  expect(shares).toEqual([0.5]);
});
