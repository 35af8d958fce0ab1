import { afterEach, expect, test, vi } from 'vitest';
import { askEarly, takeEarlyAnswer } from './early-answers.ts';
import { createRegistryReader } from './registry.ts';

const registry = { remotes: [{ name: 'mfe_one', entry: '/mfe/one/mf-manifest.json' }] };
const answers = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', answers);
afterEach(() => answers.mockReset());

test('asks once, never the cache of the browser, and again when told to', async () => {
  answers.mockImplementation(async () => Response.json(registry));
  const read = createRegistryReader();
  expect(await read({ afresh: false })).toEqual(registry);
  await read({ afresh: false });
  expect(answers).toHaveBeenCalledTimes(1);
  await read({ afresh: true });
  expect(answers).toHaveBeenCalledTimes(2);
  expect(answers).toHaveBeenCalledWith('/mfe-registry.json', expect.objectContaining({ cache: 'no-store' }));
});

test('takes an answer that was asked for early, but never when told to ask afresh', async () => {
  answers.mockImplementation(async () => Response.json(registry));
  await askEarly('/mfe-registry.json');
  await askEarly('/mfe/one/mf-manifest.json');
  const read = createRegistryReader();
  expect(await read({ afresh: false })).toEqual(registry);
  expect(answers).toHaveBeenCalledTimes(2);
  await read({ afresh: true });
  expect(answers).toHaveBeenCalledTimes(3);
  expect(takeEarlyAnswer('/mfe/one/mf-manifest.json')).toBeUndefined();
});

test.each([
  ['an error', () => new Response('', { status: 503 })],
  ['something else', () => Response.json({ remotes: [{ name: '../evil', entry: '' }] })],
])('refuses %s and does not keep it', async (_, answer) => {
  answers
    .mockImplementationOnce(async () => answer())
    .mockImplementation(async () => Response.json(registry));
  const read = createRegistryReader();
  await expect(read({ afresh: false })).rejects.toThrow();
  expect(await read({ afresh: false })).toEqual(registry);
});
