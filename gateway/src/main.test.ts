import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { healthPaths, requestLineSchema } from '@sitewright/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { needsNginx } from '../test/needs-nginx.ts';
import { listen } from './listen.ts';
import { findNginx } from './nginx/find-nginx.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const readySchema = z.strictObject({
  type: z.literal('ready'),
  port: z.int().positive(),
  server: z.string(),
  metricsPort: z.int().positive().optional(),
});
const isNginxInstalled = (await findNginx()) !== undefined;

let folder: string;
let child: ChildProcess | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-main-'));
  await chmod(folder, 0o755);
});
afterEach(async () => {
  child?.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

function start(environment: NodeJS.ProcessEnv) {
  const env = { PATH: process.env.PATH, TMPDIR: folder, STATIC_SHELL: folder, ...environment };
  child = fork(main, { env, execArgv: [], stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  return child;
}

async function ready(process: ChildProcess) {
  const [message] = await once(process, 'message');
  return readySchema.parse(message);
}

async function exitOf(process: ChildProcess) {
  const messages = process.stderr ? text(process.stderr) : '';
  const [code] = await once(process, 'exit');
  return { code, messages: await messages };
}

/** The ids of the users that the workers of this nginx run as (proc(5)). */
async function workerUsers(master: string): Promise<number[]> {
  const children = (await readFile(`/proc/${master}/task/${master}/children`, 'utf8')).trim().split(' ');
  const users = children.map(async (child) => {
    const command = await readFile(`/proc/${child}/cmdline`, 'utf8');
    const [, user] = /^Uid:\s+(\d+)/m.exec(await readFile(`/proc/${child}/status`, 'utf8')) ?? [];
    return command.startsWith('nginx: worker') ? [Number(user)] : [];
  });
  return (await Promise.all(users)).flat();
}

const needsRoot = { meta: { needs: 'root' } };

async function untilRefused(port: number): Promise<void> {
  try {
    await fetch(`http://127.0.0.1:${port}/`, { headers: { Connection: 'close' } });
  } catch {
    return;
  }
  await untilRefused(port);
}

describe.each(['node', 'nginx'])('the %s gateway’s process', (kind) => {
  const isMissing = kind === 'nginx' && !isNginxInstalled;
  // What ends the process is the same for both; what has to be ended is not.
  const reasons = kind === 'nginx' ? (['SIGTERM'] as const) : (['SIGTERM', 'SIGINT', 'disconnect'] as const);

  it.skipIf(isMissing).each(reasons)('ends on %s and leaves nothing behind', needsNginx, async (reason) => {
    const gateway = start({ PORT: '0', GATEWAY: kind });
    const { port } = await ready(gateway);
    const exit = exitOf(gateway);
    if (reason === 'disconnect') gateway.disconnect();
    else gateway.kill(reason);
    expect((await exit).code).toBe(0);
    await untilRefused(port);
    expect(await readdir(folder)).toEqual([]);
  });

  it.skipIf(isMissing)('leaves nothing running when it is killed', needsNginx, async () => {
    const gateway = start({ PORT: '0', GATEWAY: kind });
    const { port } = await ready(gateway);
    gateway.kill('SIGKILL');
    await untilRefused(port);
  });

  it.skipIf(isMissing)(
    'answers once it is ready, and logs requests as JSON without their queries',
    needsNginx,
    async () => {
      const gateway = start({ PORT: '0', GATEWAY: kind });
      const { port, server } = await ready(gateway);
      expect(server).toBe(kind);
      const lines = createInterface({ input: gateway.stdout ?? process.stdin });
      const logged = once(lines, 'line');
      for (const path of healthPaths) await fetch(`http://127.0.0.1:${port}${path}`);
      await fetch(`http://127.0.0.1:${port}/oauth-success?token=secret`, { method: 'POST' });
      const [line] = await logged;
      expect(line).not.toContain('secret');
      expect(requestLineSchema.parse(JSON.parse(line))).toMatchObject({
        part: 'gateway',
        level: 'info',
        client: '127.0.0.1',
        method: 'POST',
        path: '/oauth-success',
        status: 404,
      });
    },
  );

  it.skipIf(isMissing)(
    'measures requests by the row of the table that they belong to',
    needsNginx,
    async () => {
      const { port, metricsPort } = await ready(start({ PORT: '0', METRICS_PORT: '0', GATEWAY: kind }));
      for (const path of ['/api/sites/3fa9c2', '/api/sites/77b0e1?token=secret', '/livez'])
        await fetch(`http://127.0.0.1:${port}${path}`);
      const scrape = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      const count = (route: string, status: number) =>
        `http_request_duration_seconds_count{part="gateway",method="GET",route="${route}",status="${status}"}`;
      await expect.poll(scrape).toContain(`${count('/livez', 200)} 1\n`);
      const text = await scrape();
      expect(text).toContain(`${count('/api/sites/*', 503)} 2\n`);
      expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds\{part="gateway"\} /m);
      expect(text).not.toMatch(/3fa9c2|77b0e1|secret/);
      expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(404);
    },
  );

  it.skipIf(isMissing)('says what to do when the port is in use', needsNginx, async () => {
    const other = createServer();
    const port = await listen(other, { port: 0, host: '127.0.0.1' });
    const { code, messages } = await exitOf(start({ PORT: String(port), GATEWAY: kind }));
    other.close();
    expect(code).toBe(1);
    expect(messages).toBe(`Port ${port} is in use. Stop what uses it, or start with PORT=${port + 1}.\n`);
  });
});

describe('the gateway’s process', () => {
  it('names every bad setting and does not start', async () => {
    const { code, messages } = await exitOf(start({ PORT: 'x', UPSTREAM_AUTH: 'y' }));
    expect(code).toBe(1);
    expect(messages).toMatch(/^PORT must .+\.\nUPSTREAM_AUTH must .+\.\n$/);
  });

  it.skipIf(!isNginxInstalled || process.getuid?.() !== 0)(
    'gives nginx’s workers to somebody without rights when root starts it',
    isNginxInstalled ? needsRoot : needsNginx,
    async () => {
      const gateway = start({ PORT: '0', GATEWAY: 'nginx' });
      await ready(gateway);
      const [state = ''] = await readdir(folder);
      const pid = (await readFile(join(folder, state, 'nginx.pid'), 'utf8')).trim();
      await expect.poll(() => workerUsers(pid)).toEqual(expect.arrayContaining([expect.any(Number)]));
      await expect.poll(async () => (await workerUsers(pid)).includes(0)).toBe(false);
    },
  );

  it.skipIf(!isNginxInstalled)('ends with a message when nginx does', needsNginx, async () => {
    const gateway = start({ PORT: '0', GATEWAY: 'nginx' });
    const { port } = await ready(gateway);
    const [state = ''] = await readdir(folder);
    const exit = exitOf(gateway);
    process.kill(Number(await readFile(join(folder, state, 'nginx.pid'), 'utf8')), 'SIGKILL');
    const { code, messages } = await exit;
    expect(code).toBe(1);
    expect(messages).toContain('nginx ended unexpectedly (SIGKILL)');
    await untilRefused(port);
    expect(await readdir(folder)).toEqual([]);
  });
});
