import { type Health, type PlatformHealth, routes } from '@sitewright/contracts';
import { createFakeApi, Refusal, renderScreen } from '@sitewright/web-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { busyHealth, quietHealth, replicaAt, wellGateway } from '../../../testing/health-samples.ts';
import { HealthPage } from './health-page.tsx';

const noon = Date.UTC(2026, 10, 20, 12);
const minuteMs = 60_000;

let gateway: Health | undefined;
/** Address -> what is there of front ends. */
let frontEnds: Record<string, unknown>;
beforeEach(() => {
  frontEnds = {};
  gateway = wellGateway;
  vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    const told = frontEnds[String(address)];
    if (told) return Response.json(told);
    if (address !== '/healthz' || !gateway) throw new TypeError('Failed to fetch');
    return Response.json(gateway, { status: gateway.status === 'ready' ? 200 : 503 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const show = (answer: () => PlatformHealth) => {
  const api = createFakeApi().on(routes.platformHealth, () => answer());
  return { api, ...renderScreen(<HealthPage />, { api, at: '/admin-panel/health' }) };
};
const parts = () => screen.findByRole('table', { name: 'Parts' });
const row = async (name: string) =>
  within(await parts())
    .getByText(name)
    .closest('tr');

describe('a platform that is well', () => {
  test('is said to be, and every part has its line', async () => {
    show(quietHealth);
    expect(await screen.findByText('Everything is up')).toBeInTheDocument();
    const names = within(await parts()).getAllByRole('rowheader');
    expect(names.map((name) => name.querySelector('span')?.textContent)).toEqual([
      'gateway',
      'shell',
      'mfe-generator',
      'mfe-dashboard',
      'mfe-admin',
      'svc-auth',
      'svc-sites',
      'svc-mail',
      'mongodb',
    ]);
    expect(await row('svc-auth')).toHaveTextContent(/1\.0\.0.*1 of 1.*96 MB.*up$/);
    expect(await row('shell')).toHaveTextContent(/not known.*not known.*not known.*up$/);
    expect(screen.getByText('9 parts, 3 of 3 replicas of services up')).toBeInTheDocument();
  });

  test('tells the version of each front end that tells its own, and of the gateway', async () => {
    const manifest = (buildVersion: string) => ({ metaData: { buildInfo: { buildVersion } } });
    frontEnds = {
      '/mfe-registry.json': {
        remotes: ['generator', 'dashboard', 'admin'].map((name) => ({
          name: `mfe_${name}`,
          entry: `/mfe/${name}/mf-manifest.json`,
        })),
      },
      '/mfe/generator/mf-manifest.json': manifest('1.2.1'),
      '/mfe/admin/mf-manifest.json': { metaData: 'of an older build' },
    };
    gateway = { ...wellGateway, version: '1.3.0' };
    document.head.insertAdjacentHTML('beforeend', '<meta name="version" content="1.2.3">');
    show(quietHealth);
    expect(await row('gateway')).toHaveTextContent(/1\.3\.0.*up$/);
    expect(await row('shell')).toHaveTextContent(/1\.2\.3.*up$/);
    expect(await row('mfe-generator')).toHaveTextContent(/1\.2\.1.*up$/);
    for (const silent of ['mfe-dashboard', 'mfe-admin'])
      expect(await row(silent)).toHaveTextContent(/not known.*not known.*not known.*up$/);
    document.querySelector('meta[name="version"]')?.remove();
  });

  test('has no figures that nobody has measured, and says that there is no backup', async () => {
    show(quietHealth);
    expect(await screen.findByText('No backup yet')).toBeInTheDocument();
    expect(screen.getAllByText('Not known')).toHaveLength(2);
    expect(screen.getByText('None today.')).toBeInTheDocument();
  });

  test('has its figures', async () => {
    show(busyHealth);
    const figure = async (name: string) => (await screen.findByText(name)).closest('div');
    expect(await figure('Queue')).toHaveTextContent('3waitinglongest 48 s, 4 being written');
    expect(await figure('Composing, middle value')).toHaveTextContent('96sslowest tenth 171 s');
    expect(await figure('Last backup')).toHaveTextContent(/11h ago.*2\.4 GB, read back and checked$/);
    expect(await figure('Disk')).toHaveTextContent(/61% used39 GB of 64 GB$/);
    expect(await figure('Stopped by the person')).toHaveTextContent('6');
    expect(screen.getByText(/5 too many requests, 3 no answer in time, 1 key refused\./)).toBeInTheDocument();
    const hours = within(screen.getByRole('list', { name: 'Provider failures by hour' }));
    expect(hours.getAllByText('6')).toHaveLength(1);
  });
});

describe('what is wrong', () => {
  const silent = { isUp: false, seenAt: new Date(noon - 14 * minuteMs).toISOString() };
  const withReplicas = (...svcAuth: Partial<ReturnType<typeof replicaAt>>[]): PlatformHealth => ({
    ...quietHealth(),
    parts: quietHealth().parts.map((each) =>
      each.part === 'svc-auth'
        ? { ...each, replicas: svcAuth.map((changes) => replicaAt(noon, changes)) }
        : each,
    ),
  });
  const clock = new Date(noon - 14 * minuteMs).toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
  });

  test('a replica that is silent, since when, and that the part goes on', async () => {
    show(() => withReplicas({}, silent));
    expect(await screen.findByText('1 thing to look at')).toBeInTheDocument();
    const sentence = `svc-auth has 1 of 2 replicas since ${clock}. It goes on.`;
    expect(screen.getByText(sentence)).toBeInTheDocument();
    expect(await row('svc-auth')).toHaveTextContent(/1 of 2.*96 MB.*some silent$/);
  });

  test('a part that is silent altogether, with its last figures', async () => {
    show(() => withReplicas(silent));
    const sentence = `svc-auth has not answered since ${clock}. Nobody can sign in; who is signed in goes on.`;
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(await row('svc-auth')).toHaveTextContent(/1\.0\.0.*0 of 1.*96 MB.*no answer$/);
  });

  const older = { at: new Date(noon - 26 * 60 * minuteMs).toISOString(), bytes: 100, checked: true };
  test.each([
    [{}, 'There is no other one.'],
    [{ lastBackup: older }, 'The one before it is there.'],
  ])('a backup that failed, why, and of the one before it: %o', async (before, words) => {
    const failedBackup = { at: silent.seenAt, reason: 'The disk is full' };
    show(() => ({ ...quietHealth(), failedBackup, ...before }));
    const sentence = `The backup of ${clock} failed: The disk is full. ${words}`;
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });

  test('a front end that the gateway cannot reach, which it says with 503', async () => {
    gateway = {
      status: 'unavailable',
      parts: { ...wellGateway.parts, 'mfe-admin': { status: 'unavailable' } },
    };
    show(quietHealth);
    const sentence = 'mfe-admin has not answered. Its pages say so; everything else works.';
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(await row('mfe-admin')).toHaveTextContent(/no answer$/);
  });

  test('a full disk and a model that fails just now, all in one list', async () => {
    const providerFailures = [
      { hour: 3, reason: 'rate-limited', count: 9 },
      { hour: 12, reason: 'rate-limited', count: 4 },
    ];
    show(() => ({ ...quietHealth(), disk: { usedBytes: 93, totalBytes: 100 }, providerFailures }));
    expect(await screen.findByText('2 things to look at')).toBeInTheDocument();
    const things = within(screen.getByRole('status')).getAllByRole('listitem');
    expect(things.map((thing) => thing.textContent)).toEqual([
      'The database’s disk is 93 % full. Once it is full, nothing can be stored.',
      'The model has let 4 generations fail within this hour. People have the offline composer.',
    ]);
  });

  test('what nobody has looked at is not known, and no cause for alarm', async () => {
    gateway = undefined;
    show(quietHealth);
    expect(await screen.findByText('Everything is up')).toBeInTheDocument();
    for (const name of ['gateway', 'shell']) expect(await row(name)).toHaveTextContent(/not known$/);
    expect(within(await parts()).queryByText('mfe-admin')).toBeNull();
  });
});

describe('looking again', () => {
  test('happens by itself, since midnight here, and keeps the focus where it is', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let waiting = 1;
    const { api } = show(() => ({ ...quietHealth(), queue: { waiting, running: 0 } }));
    const queue = async () => (await screen.findByText('Queue')).closest('div');
    expect(await queue()).toHaveTextContent('1waiting');
    const again = screen.getByRole('button', { name: 'Look again' });
    again.focus();
    waiting = 2;
    act(() => void vi.advanceTimersByTime(10_000));
    await vi.waitFor(async () => expect(await queue()).toHaveTextContent('2waiting'));
    expect(again).toHaveFocus();
    const midnight = new Date();
    midnight.setHours(0, 0, 0, 0);
    expect(api.calls.map(({ query }) => query.get('since'))).toEqual(Array(2).fill(midnight.toISOString()));
  });

  test('can be asked for, and what was seen last stays while that fails', async () => {
    let isAway = false;
    const { user } = show(() => {
      if (isAway) throw new Refusal('UNAVAILABLE', 'Try again in a moment.');
      return quietHealth();
    });
    await parts();
    isAway = true;
    await user.click(screen.getByRole('button', { name: 'Look again' }));
    expect(await screen.findByText('Try again in a moment.')).toBeInTheDocument();
    expect(await row('svc-auth')).toBeInTheDocument();
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(screen.queryByText('Try again in a moment.')).toBeNull());
  });
});
