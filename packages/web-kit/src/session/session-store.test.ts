import { beforeEach, expect, test, vi } from 'vitest';
import { stubSession, stubToken } from '../fake-api/index.ts';
import { createSessionStore as createStore } from './session-store.ts';

const person = stubSession({ email: 'ines@example.com', role: 'admin' });

let endedOnServer: string[] = [];
const createSessionStore = (storage: Storage) => createStore(storage, (token) => endedOnServer.push(token));

beforeEach(() => {
  endedOnServer = [];
  localStorage.clear();
});

test('keeps a session under token, email and role, and nothing else', () => {
  createSessionStore(localStorage).getState().signIn(person);
  expect({ ...localStorage }).toEqual({ token: person.token, email: 'ines@example.com', role: 'admin' });
});

test('reads the stored session at the start', () => {
  createSessionStore(localStorage).getState().signIn(person);
  const { token, email, role } = createSessionStore(localStorage).getState();
  expect({ token, email, role }).toEqual({ token: person.token, ...person.user });
});

test.each([
  ['an expired token', { token: stubToken({ ...person.user, lifetime: -1 }) }],
  ['a garbled token', { token: 'not-a-token' }],
  ['an unknown role', { role: 'owner' }],
  ['no email', { email: '' }],
])('does not take up a stored session with %s', (_, change) => {
  const stored = { token: person.token, ...person.user, ...change };
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  expect(createSessionStore(localStorage).getState().token).toBeUndefined();
});

test('signing out clears all local storage', () => {
  const session = createSessionStore(localStorage);
  session.getState().signIn(person);
  localStorage.setItem('left-behind', 'x');
  session.getState().signOut();
  expect(localStorage).toHaveLength(0);
  expect(session.getState()).toMatchObject({ token: undefined, email: undefined, role: undefined });
  expect(session.getState().endedBy).toBe('sign-out');
});

test('signing out everywhere clears all local storage, too, and is told apart', () => {
  const session = createSessionStore(localStorage);
  session.getState().signIn(person);
  localStorage.setItem('left-behind', 'x');
  session.getState().signOutEverywhere();
  expect(localStorage).toHaveLength(0);
  expect(session.getState()).toMatchObject({ token: undefined, endedBy: 'sign-out-everywhere' });
});

test('ends on the server the session that somebody signs out of, once', () => {
  const session = createSessionStore(localStorage);
  session.getState().signIn(person);
  session.getState().signOut();
  session.getState().signOut();
  expect(endedOnServer).toEqual([person.token]);
});

test('asks the server for nothing where it has ended the session itself', () => {
  const session = createSessionStore(localStorage);
  session.getState().signIn(person);
  session.getState().expire();
  session.getState().signIn(person);
  session.getState().signOutEverywhere();
  expect(endedOnServer).toEqual([]);
});

test('ends with its token', () => {
  vi.useFakeTimers();
  const session = createSessionStore(localStorage);
  session.getState().signIn({ ...person, token: stubToken({ ...person.user, lifetime: 60 }) });
  vi.advanceTimersByTime(61_000);
  expect(session.getState()).toMatchObject({ token: undefined, endedBy: 'expiry' });
  expect(localStorage.getItem('token')).toBeNull();
  vi.useRealTimers();
});

test('follows another tab that signs in and out', () => {
  const session = createSessionStore(localStorage);
  createSessionStore(localStorage).getState().signIn(person);
  window.dispatchEvent(new StorageEvent('storage', { key: 'role', storageArea: localStorage }));
  expect(session.getState().email).toBe('ines@example.com');

  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
  expect(session.getState()).toMatchObject({ token: undefined, endedBy: 'sign-out' });
});

test('knows that the session of another tab ended without anybody signing out', () => {
  const session = createSessionStore(localStorage);
  session.getState().signIn(person);
  createSessionStore(localStorage).getState().expire();
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea: localStorage }));
  expect(session.getState()).toMatchObject({ token: undefined, endedBy: 'expiry' });
});
