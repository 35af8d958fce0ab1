import { routes } from '@sitewright/contracts';
import { createFakeApi, Refusal, renderScreen } from '@sitewright/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { daysUntil } from '../../../testing/samples.ts';
import { daily, totals } from '../stats-store.ts';
import { StatsPage } from './stats-page.tsx';

// The charts come lazily, and a busy machine takes its time to read their library.
beforeAll(() => import('./charts.tsx'));
beforeEach(() => {
  totals.useStats.setState(totals.useStats.getInitialState());
  daily.useStats.setState(daily.useStats.getInitialState());
  // Nothing is laid out here, and a chart without a size is not drawn.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 520, 280));
});

const lively = daysUntil(Date.UTC(2026, 10, 20));
const counting = (totalUsers: number, totalGeneratedSites: number, days = lively) =>
  createFakeApi()
    .on(routes.stats, () => ({ totalUsers, totalGeneratedSites }))
    .on(routes.dailyStats, () => ({ days }));
const show = (api = counting(128, 342)) => ({ ...renderScreen(<StatsPage />, { api }), api });

test('waits with a spinner, then shows both totals', async () => {
  show(counting(1, 12_345));
  expect(screen.getByText('Loading the statistics')).toBeInTheDocument();
  expect(totals.useStats.getState().stats).toEqual({ totalUsers: 0, totalGeneratedSites: 0 });
  expect((await screen.findByText('Total Users')).nextSibling).toHaveTextContent('1');
  expect(screen.getByText('Generated Sites').nextSibling).toHaveTextContent('12,345');
  expect(screen.queryByText('Loading the statistics')).not.toBeInTheDocument();
});

test('draws the counts as bars and says them in a table', async () => {
  show();
  const region = await screen.findByRole('region', { name: 'Usage Statistics' });
  const panel = within(region);
  const rows = panel.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual(['NameCount', 'Users128', 'Sites342']);
  const bars = region.querySelectorAll('.recharts-bar-rectangle path');
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
  const api = counting(0, 0).on(routes.stats, () => {
    throw new Refusal('UNAVAILABLE', 'The database is restarting.');
  });
  const { user } = show(api);
  expect(await screen.findByText('Error: The database is restarting.')).toBeInTheDocument();
  expect(screen.queryByText('Total Users')).not.toBeInTheDocument();
  expect(await screen.findByRole('table', { name: 'Last 30 days' })).toBeInTheDocument();
  api.on(routes.stats, () => ({ totalUsers: 3, totalGeneratedSites: 4 }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect((await screen.findByText('Total Users')).nextSibling).toHaveTextContent('3');
});

test('has plain words for an answer that nobody understands', async () => {
  const api = createFakeApi();
  api.adapter = async (config) => ({ config, status: 200, data: '<html>', statusText: '', headers: {} });
  show(api);
  expect(await screen.findAllByText('Error: Something went wrong')).toHaveLength(2);
});

test('stops waiting when the person leaves the page', async () => {
  const never = () => new Promise<never>(() => undefined);
  const api = createFakeApi().on(routes.stats, never).on(routes.dailyStats, never);
  const { unmount } = show(api);
  await waitFor(() => expect(api.calls).toHaveLength(2));
  unmount();
  expect(api.calls.map(({ signal }) => signal?.aborted)).toEqual([true, true]);
});

const lastDays = async () => within(await screen.findByRole('region', { name: 'Last 30 days' }));

test('shows what came day by day, in a drawing, in sums and in a table', async () => {
  show();
  const panel = await lastDays();
  const rows = (await panel.findAllByRole('row')).map(({ textContent }) => textContent);
  expect(rows).toHaveLength(31);
  expect(rows[0]).toBe('DaySitesSign-ups');
  expect(rows.at(-1)).toBe('Friday 20 November10');
  const sums = panel.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(sums).toEqual(['153', '60']);
  await waitFor(() => expect(document.querySelectorAll('.recharts-line-dot')).toHaveLength(30));
});

test('the arrow keys go from day to day, and each day’s figures are said', async () => {
  const { user } = show();
  const chart = await (await lastDays()).findByRole('application', { name: /^Sites and sign-ups by day/ });
  await user.tab();
  expect(chart).toHaveFocus();
  expect(await screen.findByText('Thursday 22 October', { selector: 'p' })).toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  const day = await screen.findByText('Friday 23 October', { selector: 'p' });
  expect(day.closest('[role="status"]')).toHaveTextContent('Friday 23 OctoberSites3Sign-ups1');
});

test('says so when nothing came for thirty days', async () => {
  show(
    counting(
      1,
      1,
      lively.map(({ date }) => ({ date, sites: 0, signUps: 0 })),
    ),
  );
  const panel = await lastDays();
  expect(await panel.findByText('Nothing new in these days')).toBeInTheDocument();
  expect(panel.queryByRole('table')).not.toBeInTheDocument();
});

test('days that cannot be had say why and come back; the totals stay', async () => {
  const api = counting(128, 342).on(routes.dailyStats, () => {
    throw new Refusal('UNAVAILABLE', 'The database is restarting.');
  });
  const { user } = show(api);
  const panel = await lastDays();
  expect(await panel.findByRole('alert')).toHaveTextContent('Error: The database is restarting.');
  expect(await screen.findByText('Total Users')).toBeInTheDocument();
  api.on(routes.dailyStats, () => ({ days: lively }));
  await user.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await panel.findByRole('table')).toBeInTheDocument();
  expect(api.calls.map(({ path }) => path)).toEqual(['/api/stats', '/api/stats/daily', '/api/stats/daily']);
});
