import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeEarlyAnswer } from './early-answers.ts';
import { giveHeadStart } from './head-start.ts';

const registry = { remotes: [{ name: 'mfe_one', entry: '/mfe/one/mf-manifest.json' }] };
const manifest = {
  metaData: { remoteEntry: { name: 'assets/remoteEntry.1.js' } },
  exposes: [{ assets: { js: { sync: ['assets/app.2.js'] }, css: { sync: ['assets/app.3.css'] } } }],
};

const answers = vi.fn<typeof fetch>();

beforeEach(() => {
  document.head.innerHTML = '<meta name="remote-page" content="/assets/frame.js /assets/client.js">';
  vi.stubGlobal('fetch', answers);
  answers.mockImplementation(async (address) =>
    Response.json(address === '/mfe-registry.json' ? registry : manifest),
  );
});

afterEach(() => vi.unstubAllGlobals());

const preloads = () =>
  [...document.head.querySelectorAll('link')].map(({ rel, as, href }) => [
    rel,
    as,
    href.replace(window.location.origin, ''),
  ]);

const frame = [
  ['preload', 'script', '/assets/frame.js'],
  ['preload', 'script', '/assets/client.js'],
];

test('asks for the frame’s and the remote’s files before anybody needs them', async () => {
  await giveHeadStart('mfe_one');
  expect(preloads()).toEqual([
    ...frame,
    ['preload', 'script', '/mfe/one/assets/remoteEntry.1.js'],
    ['preload', 'script', '/mfe/one/assets/app.2.js'],
    ['preload', 'style', '/mfe/one/assets/app.3.css'],
  ]);
});

test('keeps each answer for the first who takes it, whole and once', async () => {
  await giveHeadStart('mfe_one');
  const taken = await takeEarlyAnswer('/mfe-registry.json');
  expect(await taken?.json()).toEqual(registry);
  expect(takeEarlyAnswer('/mfe-registry.json')).toBeUndefined();
  expect(await (await takeEarlyAnswer('/mfe/one/mf-manifest.json'))?.json()).toEqual(manifest);
});

test('a remote this server does not have is left to the loader', async () => {
  await giveHeadStart('mfe_two');
  expect(answers).toHaveBeenCalledTimes(1);
  expect(preloads()).toEqual(frame);
});

test('a failure is kept too, for the one who can say so', async () => {
  answers.mockRejectedValue(new TypeError('no network'));
  await expect(giveHeadStart('mfe_one')).rejects.toThrow('no network');
  await expect(takeEarlyAnswer('/mfe-registry.json')).rejects.toThrow('no network');
});
