import { Agent } from 'node:http';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findNginx } from '../src/nginx/find-nginx.ts';
import { startNginx } from '../src/nginx/start-nginx.ts';
import { workerUser } from '../src/nginx/worker-user.ts';
import { partsOf } from '../src/parts-of.ts';
import type { RunningGateway } from '../src/running-gateway.ts';
import { readSettings } from '../src/settings.ts';
import { loadRouteTable } from '../src/table/route-table.ts';
import { startNameServer } from './name-server.ts';
import { needsNginx } from './needs-nginx.ts';
import { ask, open } from './send.ts';
import { startUpstream, type Upstream } from './upstream.ts';

const nginx = await findNginx();
const table = await loadRouteTable();

/** Asks one path again and again over connections that are kept, and remembers what came of it. */
function keepAsking(port: number) {
  const agent = new Agent({ keepAlive: true });
  const seen = { statuses: new Set<number | undefined>(), connections: new Set<unknown>() };
  const askAgain = async () => {
    const answer = await open(port, '/api/stats', { agent });
    seen.statuses.add(answer.statusCode);
    seen.connections.add(answer.socket);
    await text(answer);
    return answer.headers['x-upstream'];
  };
  return { ...seen, askAgain, stop: () => agent.destroy() };
}

describe.skipIf(!nginx)('replicas behind one name', needsNginx, () => {
  let names: Awaited<ReturnType<typeof startNameServer>>;
  let first: Upstream;
  let second: Upstream;
  let gateway: RunningGateway;

  beforeAll(async () => {
    names = await startNameServer();
    first = await startUpstream('first', { host: '127.0.0.2', port: 0 });
    const port = Number(new URL(first.origin).port);
    second = await startUpstream('second', { host: '127.0.0.3', port });
    const settings = readSettings({
      UPSTREAM_AUTH: `http://svc-auth:${port}`,
      UPSTREAM_SITES: `http://svc-sites:${port}`,
      UPSTREAM_MAIL: `http://svc-mail:${port}`,
      UPSTREAM_MFE: `admin=http://mfe-admin:${port}`,
    });
    const parts = partsOf(table, settings);
    const user = await workerUser(parts);
    const logger = pino({ level: 'silent' });
    const deps = {
      trustedProxies: [],
      tls: undefined,
      user,
      logger,
      onAnswered: () => undefined,
      isTraced: false,
      graceMs: 3000,
    };
    gateway = await startNginx(
      { ...deps, binary: nginx ?? '', parts, nameServers: [names.address] },
      { port: 0, host: '127.0.0.1' },
    );
  });
  afterAll(async () => {
    await gateway.stop();
    await Promise.all([first.stop(), second.stop()]);
    names.stop();
  });

  it('that nobody has yet are answered for with 503', async () => {
    names.lead();
    expect((await ask(gateway.port, '/send-email', { method: 'POST', body: '{}' })).status).toBe(503);
  });

  it('are asked for a remote’s files without its prefix', async () => {
    names.lead('127.0.0.3');
    await ask(gateway.port, '/mfe/admin/assets/a%20b.js?v=1');
    expect(second.received.map(({ url }) => url)).toEqual(['/assets/a%20b.js?v=1']);
  });

  it('are followed as they come and go, and no connection of a client is closed for it', async () => {
    const { askAgain, statuses, connections, stop } = keepAsking(gateway.port);
    names.lead('127.0.0.2');
    expect(await askAgain()).toBe('first');
    names.lead('127.0.0.3');
    await expect.poll(askAgain, { timeout: 10_000 }).toBe('second');
    expect([...statuses]).toEqual([200]);
    expect(connections.size).toBe(1);
    stop();
  });

  it('stand in for one that is gone before its name knows, also for a write', async () => {
    names.lead('127.0.0.2', '127.0.0.3');
    await first.stop();
    for (let count = 0; count < 6; count += 1) {
      expect((await ask(gateway.port, '/api/users')).status).toBe(200);
      expect((await ask(gateway.port, '/api/auth/login', { method: 'POST', body: '{}' })).status).toBe(200);
    }
  });
});
