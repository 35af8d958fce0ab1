import { landingPromptKey } from '@sitewright/web-kit/landing-prompt';
import { stubSession, stubToken } from '@sitewright/web-kit/testing';
import { beforeEach, expect, test } from 'vitest';
import { chooseOutline, isOutlined, withdrawOutline } from './outline.ts';

const at = (address: string) => new URL(address, 'http://localhost') as unknown as Location;

const { token, user } = stubSession();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  withdrawOutline();
  Object.assign(localStorage, { token, ...user });
});

test('the empty generator is outlined, until it has come', () => {
  chooseOutline(at('/app'));
  expect(isOutlined('generator')).toBe(true);
  expect(isOutlined('landing')).toBe(false);
  withdrawOutline();
  expect(isOutlined('generator')).toBe(false);
});

test('the landing page stands there for everybody', () => {
  chooseOutline(at('/?utm_source=somewhere'));
  expect(isOutlined('landing')).toBe(true);
});

test.each(['/', '/dashboard', '/app/elsewhere', '/app?site=0f8b'])('%s is not', (address) => {
  chooseOutline(at(address));
  expect(isOutlined('generator')).toBe(false);
});

test.each([
  ['is not signed in', () => localStorage.clear()],
  ['was signed in', () => localStorage.setItem('token', stubToken({ ...user, lifetime: -1 }))],
])('nobody who %s sees it', (_, leave) => {
  leave();
  chooseOutline(at('/app'));
  expect(isOutlined('generator')).toBe(false);
});

test.each([
  ['generator', '{"state":{"prompt":"A bakery"}}'],
  [landingPromptKey, 'A bakery'],
])('it hides nothing that was written in this tab and lies under %s', (key, written) => {
  sessionStorage.setItem(key, written);
  chooseOutline(at('/app'));
  expect(isOutlined('generator')).toBe(false);
});
