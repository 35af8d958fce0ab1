import { afterEach, expect, test, vi } from 'vitest';
import { preloadOnIntent } from './preload-on-intent.ts';

const routes = [{ path: '/app', name: 'mfe_generator' }];
const stops: (() => void)[] = [];

function setUp(html: string, load = vi.fn(async (_: string): Promise<unknown> => undefined)) {
  document.body.innerHTML = html;
  stops.push(preloadOnIntent(routes, load));
  return load;
}

const point = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

test('loads a remote once when its link is pointed at or focused', () => {
  const load = setUp('<a href="/app?from=home"><b>Launch</b></a>');
  point('b');
  document.querySelector('a')?.focus();
  expect(load.mock.calls).toEqual([['mfe_generator']]);
});

test.each(['/', '/application', 'https://example.com/app'])('leaves a link to %s alone', (href) => {
  const load = setUp(`<a href="${href}">Link</a>`);
  point('a');
  expect(load).not.toHaveBeenCalled();
});

test('tries again at the next intent when it did not work', async () => {
  const load = setUp('<a href="/app">Launch</a>', vi.fn().mockRejectedValueOnce(new Error('down')));
  point('a');
  await Promise.resolve();
  await Promise.resolve();
  load.mockResolvedValue(undefined);
  point('a');
  expect(load).toHaveBeenCalledTimes(2);
});

test('stops when told to', () => {
  const load = setUp('<a href="/app">Launch</a>');
  for (const stop of stops.splice(0)) stop();
  point('a');
  expect(load).not.toHaveBeenCalled();
});
