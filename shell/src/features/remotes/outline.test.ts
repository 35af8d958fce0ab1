import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseOutline, isOutlined } from './outline.ts';

const at = (address: string) => new URL(address, 'http://localhost') as unknown as Location;

function arriveBy(type: NavigationTimingType): void {
  const timing = { name: '', entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => ({}), type };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([timing]);
}

beforeEach(() => {
  localStorage.setItem('token', 'a token');
  arriveBy('navigate');
});

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  delete document.documentElement.dataset.outline;
});

test('the empty generator is outlined', () => {
  chooseOutline(at('/app'));
  expect(isOutlined('mfe_generator')).toBe(true);
  expect(isOutlined('mfe_dashboard')).toBe(false);
});

test.each(['/', '/dashboard', '/app/elsewhere', '/app?site=0f8b'])('%s is not', (address) => {
  chooseOutline(at(address));
  expect(document.documentElement.dataset.outline).toBeUndefined();
});

test('nobody who has to sign in first sees it', () => {
  localStorage.clear();
  chooseOutline(at('/app'));
  expect(isOutlined('mfe_generator')).toBe(false);
});

test.each(['reload', 'back_forward'] as const)('it hides nothing that comes back by %s', (type) => {
  arriveBy(type);
  chooseOutline(at('/app'));
  expect(isOutlined('mfe_generator')).toBe(false);
});
