import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRestartWait } from './restart-wait.js';
import { supervise } from './supervisor.js';

let folder: string;
let part: Awaited<ReturnType<typeof supervise>> | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sitewright-supervisor-'));
});
afterEach(async () => {
  await part?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A part that tells its process id to whoever asks, and ends at once when it is asked for `/end`. */
const program = `
  import { createServer } from 'node:http';
  const server = createServer((request, response) => {
    if (request.url === '/end') process.kill(process.pid, 'SIGKILL');
    response.setHeader('Connection', 'close').end(String(process.pid));
  });
  process.on('disconnect', () => process.exit());
  server.listen(Number(process.env.PORT), '127.0.0.1', () => {
    process.send({ type: 'ready', port: server.address().port });
    process.stdout.write('listens\\n');
  });
`;

async function start() {
  const script = join(folder, 'part.mjs');
  writeFileSync(script, program);
  const env = { PATH: process.env.PATH, PORT: '0' };
  part = await supervise({ name: 'part', script, env, logDir: join(folder, 'logs') });
  return part.ready.port;
}

const ask = (port: number | undefined, path = '/') =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    (answer) => answer.text(),
    () => undefined,
  );

/** Waits until a process answers that is none of these. */
async function untilRenewed(port: number | undefined, known: Set<string | undefined>): Promise<void> {
  await expect.poll(async () => known.has((await ask(port)) ?? [...known][0])).toBe(false);
  known.add(await ask(port));
}

describe('a part that is killed', () => {
  it('is started again on the same port, also when that happens over and over', async () => {
    const port = await start();
    const known = new Set([await ask(port)]);
    for (let count = 0; count < 3; count += 1) {
      await ask(port, '/end');
      await untilRenewed(port, known);
    }
    expect(known.size).toBe(4);
  });

  it('has its log kept for its owner only', async () => {
    const port = await start();
    const known = new Set([await ask(port)]);
    await ask(port, '/end');
    await untilRenewed(port, known);
    const log = join(folder, 'logs/part.log');
    await expect.poll(() => readFileSync(log, 'utf8')).toBe('listens\nlistens\n');
    expect(statSync(log).mode & 0o777).toBe(0o600);
  });
});

describe('the wait before a part is started again', () => {
  it('is none at first, grows while the part keeps stopping, and is none again after a quiet minute', () => {
    let now = 0;
    const wait = createRestartWait(() => now);
    const waits = Array.from({ length: 9 }, () => {
      const ms = wait.next();
      now += ms;
      return ms;
    });
    expect(waits).toEqual([0, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    now += 60_001;
    expect(wait.next()).toBe(0);
  });
});
