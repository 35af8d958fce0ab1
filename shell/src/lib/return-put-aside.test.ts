import { afterEach, expect, test } from 'vitest';
import { forgetReturn, putReturnAside, returnPutAside } from './return-put-aside.ts';

afterEach(() => {
  forgetReturn();
  window.history.replaceState(null, '', '/');
});

const arriveAt = (address: string) => {
  window.history.replaceState(null, '', address);
  putReturnAside();
  return window.location.pathname + window.location.search;
};

test('the token leaves the address at once and is kept for one use', () => {
  expect(arriveAt('/oauth-success?token=a.b.c')).toBe('/oauth-success');
  expect(returnPutAside()).toBe('?token=a.b.c');
  forgetReturn();
  expect(returnPutAside()).toBeUndefined();
});

test('no entry of the history is added, nor anything stored', () => {
  window.history.replaceState(null, '', '/oauth-success?token=a.b.c');
  const entries = window.history.length;
  putReturnAside();
  expect(window.history).toHaveLength(entries);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

test.each(['/oauth-success', '/login?error=google-expired', '/?token=a.b.c'])(
  '%s is left alone',
  (address) => {
    expect(arriveAt(address)).toBe(address);
    expect(returnPutAside()).toBeUndefined();
  },
);
