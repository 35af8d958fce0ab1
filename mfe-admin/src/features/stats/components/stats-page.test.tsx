import { routes } from '@sitewright/contracts';
import { createFakeApi, Refusal, renderScreen } from '@sitewright/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { useStats } from '../stats-store.ts';
import { StatsPage } from './stats-page.tsx';

// The charts come lazily, and a busy machine takes its time to read their library.
beforeAll(() => import('./charts.tsx'));
beforeEach(() => {
  useStats.setState(useStats.getInitialState());
  // Nothing is laid out here, and a chart without a size is not drawn.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 520, 280));
});

const counting = (totalUsers: number, totalGeneratedSites: number) =>
  createFakeApi().on(routes.stats, () => ({ totalUsers, totalGeneratedSites }));
const show = (api = counting(128, 342)) => ({ ...renderScreen(<StatsPage />, { api }), api });

test('waits with a spinner, then shows both totals', async () => {
  show(counting(1, 12_345));
  expect(screen.getByText('Loading the statistics')).toBeInTheDocument();
  expect(useStats.getState().stats).toEqual({ totalUsers: 0, totalGeneratedSites: 0 });
  expect((await screen.findByText('Total Users')).nextSibling).toHaveTextContent('1');
  expect(screen.getByText('Generated Sites').nextSibling).toHaveTextContent('12,345');
  expect(screen.queryByText('Loading the statistics')).not.toBeInTheDocument();
});

test('draws the counts as bars and says them in a table', async () => {
  show();
  const panel = within(await screen.findByRole('region', { name: 'Usage Statistics' }));
  const rows = panel.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual(['NameCount', 'Users128', 'Sites342']);
  const bars = document.querySelectorAll('.recharts-bar-rectangle path');
  expect(bars).toHaveLength(2);
  expect([...bars].map((bar) => bar.getAttribute('name'))).toEqual(['Users', 'Sites']);
});

test('draws the parts in pink and purple, labelled with whole percents', async () => {
  show();
  await screen.findByRole('region', { name: 'Distribution' });
  const slices = document.querySelectorAll('.recharts-pie-sector path');
  expect([...slices].map((slice) => slice.getAttribute('fill'))).toEqual([
    'var(--chart-2)',
    'var(--chart-1)',
  ]);
  for (const words of ['Users: 27%', 'Sites: 73%'])
    expect(await screen.findByText(words, { selector: 'text' })).toBeInTheDocument();
  const spoken = within(screen.getByRole('list', { name: 'Distribution' })).getAllByRole('listitem');
  expect(spoken.map(({ textContent }) => textContent)).toEqual(['Users: 27%', 'Sites: 73%']);
});

test('has nothing to compare when there is nothing', async () => {
  show(counting(0, 0));
  expect(await screen.findByText('Nothing to compare yet')).toBeInTheDocument();
  expect(screen.queryByText(/NaN|%/)).not.toBeInTheDocument();
});

test('says what went wrong; the words go as soon as it is tried again', async () => {
  const api = createFakeApi().on(routes.stats, () => {
    throw new Refusal('UNAVAILABLE', 'The database is restarting.');
  });
  const { user } = show(api);
  expect(await screen.findByText('Error: The database is restarting.')).toBeInTheDocument();
  expect(screen.queryByText('Total Users')).not.toBeInTheDocument();
  api.on(routes.stats, () => ({ totalUsers: 3, totalGeneratedSites: 4 }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect((await screen.findByText('Total Users')).nextSibling).toHaveTextContent('3');
});

test('has plain words for an answer that nobody understands', async () => {
  const api = createFakeApi();
  api.adapter = async (config) => ({ config, status: 200, data: '<html>', statusText: '', headers: {} });
  show(api);
  expect(await screen.findByText('Error: Something went wrong')).toBeInTheDocument();
});

test('stops waiting when the person leaves the page', async () => {
  const api = createFakeApi().on(routes.stats, () => new Promise(() => undefined));
  const { unmount } = show(api);
  await waitFor(() => expect(api.calls).toHaveLength(1));
  unmount();
  expect(api.calls[0]?.signal?.aborted).toBe(true);
});
