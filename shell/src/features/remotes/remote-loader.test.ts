import type { MfeRegistry } from '@sitewright/contracts';
import { expect, test, vi } from 'vitest';
import type { Federation } from './federation.ts';
import { createRemoteLoader } from './remote-loader.ts';

const remote = { default: () => null, contractVersion: 1 };
const registry: MfeRegistry = { remotes: [{ name: 'mfe_one', entry: '/mfe/one/mf-manifest.json' }] };

function setUp(load: Federation['load'], timeout?: number) {
  const readRegistry = vi.fn(async () => registry);
  const register = vi.fn();
  const loader = createRemoteLoader({
    readRegistry,
    federation: { register, load },
    ...(timeout !== undefined && { timeout }),
  });
  return { loader, readRegistry, register };
}

test('registers a remote under its manifest and loads its one module, once', async () => {
  const load = vi.fn(async () => remote);
  const { loader, register } = setUp(load);
  expect(await loader.load('mfe_one')).toEqual(remote);
  await loader.load('mfe_one');
  expect(load.mock.calls).toEqual([['mfe_one/App']]);
  expect(register.mock.calls).toEqual([[registry.remotes[0], { force: false }]]);
});

test('tries again what did not come', async () => {
  const load = vi.fn<Federation['load']>().mockRejectedValueOnce(new Error('404')).mockResolvedValue(remote);
  const { loader } = setUp(load);
  await expect(loader.load('mfe_one')).rejects.toMatchObject({ reason: 'unreachable' });
  expect(await loader.load('mfe_one')).toEqual(remote);
});

test('recovers a redeployed remote by registering it again, by force, from a fresh registry', async () => {
  const load = vi.fn<Federation['load']>().mockRejectedValueOnce(new Error('404')).mockResolvedValue(remote);
  const { loader, register, readRegistry } = setUp(load);
  await expect(loader.load('mfe_one')).rejects.toMatchObject({ reason: 'unreachable' });
  expect(await loader.load('mfe_one', { afresh: true })).toEqual(remote);
  expect(register).toHaveBeenLastCalledWith(registry.remotes[0], { force: true });
  expect(readRegistry).toHaveBeenLastCalledWith({ afresh: true });
});

test('says so when the server has no such remote, and asks the runtime nothing', async () => {
  const load = vi.fn();
  const { loader } = setUp(load);
  await expect(loader.load('mfe_two')).rejects.toMatchObject({ reason: 'missing' });
  expect(load).not.toHaveBeenCalled();
});

test('gives up on a remote that hangs', async () => {
  const { loader } = setUp(() => new Promise(() => undefined), 5);
  await expect(loader.load('mfe_one')).rejects.toMatchObject({ reason: 'unreachable' });
});

test('does not take a remote of another contract', async () => {
  const { loader } = setUp(async () => ({ ...remote, contractVersion: 99 }));
  await expect(loader.load('mfe_one')).rejects.toMatchObject({ reason: 'incompatible' });
});
