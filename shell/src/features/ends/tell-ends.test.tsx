import { type Generation, routes } from '@sitewright/contracts';
import { Toaster } from '@sitewright/ui';
import { createApiClient } from '@sitewright/web-kit';
import { listenToTabs, tellTabs } from '@sitewright/web-kit/ends';
import { createFakeApi } from '@sitewright/web-kit/fake-api';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellEnds } from './tell-ends.ts';

const idOf = (number: number) => number.toString(16).padStart(24, '0');

const running = (number: number, changes: Partial<Generation> = {}): Generation => ({
  id: idOf(number),
  folderId: number.toString(16).padStart(32, '0'),
  previewUrl: '',
  state: 'running',
  prompt: `A website for customer ${number}`,
  engine: 'openai',
  createdAt: '2026-02-03T04:05:06.000Z',
  ...changes,
});

/** The person's generations on the server, and how they go on. */
function server(...begun: Generation[]) {
  const all = new Map(begun.map((one) => [one.id, one]));
  const api = createFakeApi()
    .on(routes.generations, () => [...all.values()].filter(({ state }) => state === 'running'))
    .on(routes.generation, ({ params }) => all.get(params.id) ?? running(0, { state: 'stopped' }));
  const change = (number: number, changes: Partial<Generation>) =>
    all.set(idOf(number), running(number, { ...all.get(idOf(number)), ...changes }));
  const hasAsked = () => api.calls.some(({ path }) => path === routes.generations.path);
  return { api, change, hasAsked };
}

function setVisible(isVisible: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/** A browser with notifications that the person has allowed. */
function allowedNotifications() {
  const told: { title: string; body: string | undefined; onclick?: () => void }[] = [];
  class Told {
    static permission = 'granted';
    close = vi.fn();
    constructor(title: string, { body }: NotificationOptions) {
      told.push(Object.assign(this, { title, body }));
    }
  }
  vi.stubGlobal('Notification', Told);
  return told;
}

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A tab in which the person is at this address. */
async function open({ api, hasAsked }: ReturnType<typeof server>, at: string) {
  window.history.replaceState(null, '', at);
  render(<Toaster />);
  ends.push(tellEnds(createApiClient(api), { everyMs: 20 }));
  await expect.poll(hasAsked).toBe(true);
}

let told: ReturnType<typeof allowedNotifications>;
beforeEach(() => {
  told = allowedNotifications();
  document.title = 'My Projects · Sitewright';
  setVisible(true);
});

test('an end that nobody sees stands in the title until somebody looks, and in one notification', async () => {
  const at = server(running(1), running(2));
  await open(at, '/dashboard');
  setVisible(false);
  at.change(1, { state: 'done', name: 'Folha' });
  await expect.poll(() => document.title).toBe('✓ Folha is done – My Projects · Sitewright');
  at.change(2, { state: 'failed', error: { code: 'PROVIDER_FAILED', message: 'It broke off.' } });
  await expect
    .poll(() => document.title)
    .toBe('A website for customer 2 could not be made, and 1 more – My Projects · Sitewright');
  await expect.poll(() => told.length).toBe(2);
  expect(told).toMatchObject([
    { title: 'Folha is done', body: 'It is in My Projects.' },
    { title: 'A website for customer 2 could not be made', body: 'It broke off.' },
  ]);
  const focus = vi.spyOn(window, 'focus').mockImplementation(() => undefined);
  told[0]?.onclick?.();
  expect(focus).toHaveBeenCalled();

  setVisible(true);
  await expect.poll(() => document.title).toBe('My Projects · Sitewright');
});

test('the page may change its own title meanwhile', async () => {
  const at = server(running(1));
  await open(at, '/app');
  setVisible(false);
  at.change(1, { state: 'done', name: 'Folha' });
  await expect.poll(() => document.title).toBe('✓ Folha is done – My Projects · Sitewright');
  document.title = 'Writing… 2 of 5 – Generator · Sitewright';
  await expect.poll(() => document.title).toBe('✓ Folha is done – Writing… 2 of 5 – Generator · Sitewright');
  setVisible(true);
  await expect.poll(() => document.title).toBe('Writing… 2 of 5 – Generator · Sitewright');
});

test('whoever looks at another page is told there, without title and notification', async () => {
  const at = server(running(1));
  await open(at, '/dashboard/profile');
  at.change(1, { state: 'done', name: 'Folha' });
  expect(await screen.findByText('Folha is done')).toBeInTheDocument();
  expect(document.title).toBe('My Projects · Sitewright');
  // Whatever ends next is told after this one.
  setVisible(false);
  at.change(2, { state: 'running' });
  tellTabs({ type: 'begun', id: idOf(2) });
  at.change(2, { state: 'done', name: 'Rye' });
  await expect.poll(() => told.map(({ title }) => title)).toEqual(['Rye is done']);
});

test.each(['/dashboard', `/app?generation=${idOf(1)}`, `/app?site=${running(1).folderId}`])(
  'whoever looks at %s sees it there',
  async (address) => {
    const at = server(running(1));
    const seen = vi.fn();
    ends.push(listenToTabs(({ type }) => type === 'seen' && seen()));
    await open(at, address);
    at.change(1, { state: 'done', name: 'Folha' });
    await expect.poll(() => seen.mock.calls.length).toBeGreaterThan(0);
    expect(screen.queryByText('Folha is done')).not.toBeInTheDocument();
  },
);

test('what another page has begun and ended at once is told, too; what was stopped is not', async () => {
  const at = server();
  await open(at, '/dashboard/profile');
  at.change(1, { state: 'stopped' });
  at.change(2, { state: 'failed', isChange: true });
  for (const number of [1, 2]) tellTabs({ type: 'ended', id: idOf(number) });
  expect(await screen.findByText('A change could not be made')).toBeInTheDocument();
  expect(screen.queryByText(/customer 1/)).not.toBeInTheDocument();
});

test('asks again only while something is under way', async () => {
  const at = server(running(1));
  const lists = () => at.api.calls.filter(({ path }) => path === routes.generations.path).length;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    ends.push(tellEnds(createApiClient(at.api), { everyMs: 4000 }));
    await pass(0);
    await vi.waitFor(() => expect(lists()).toBe(1));
    await pass(4000);
    await vi.waitFor(() => expect(lists()).toBe(2));
    at.change(1, { state: 'done', name: 'Folha' });
    await pass(4000);
    await vi.waitFor(() => expect(at.api.calls.at(-1)?.path).toBe(`/api/generations/${idOf(1)}`));
    await pass(60_000);
    expect(lists()).toBe(3);
  } finally {
    vi.useRealTimers();
  }
});
