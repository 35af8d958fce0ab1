import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startCommand } from '../../e2e/support/command.ts';
import { interleave } from '../lib/rounds.ts';
import { median } from '../lib/stats.ts';
import type { Row } from '../lib/table.ts';

async function startAndTime(dataDir: string) {
  const command = startCommand({ PORT: String(await freePort()), DATA_DIR: dataDir });
  await command.says(/Sitewright is ready/);
  return command;
}

/** A Node process that listens and says so: the least that a start can cost. */
async function bareServer() {
  const listen = "require('node:http').createServer().listen(0, () => process.exit())";
  await once(spawn(process.execPath, ['-e', listen]), 'exit');
}

/** From the command to the address, when everything is installed, built and has been started before. */
export async function secondStart(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sitewright-bench-'));
  const running = [await startAndTime(dataDir)];
  const stopLast = async () => {
    const command = running.pop();
    command?.child.kill('SIGTERM');
    await command?.ended;
  };
  await stopLast();
  const samples: number[] = [];
  const { reference } = await interleave(5, {
    ours: async () => {
      const start = performance.now();
      running.push(await startAndTime(dataDir));
      samples.push(performance.now() - start);
      await stopLast();
    },
    reference: bareServer,
  });
  await rm(dataDir, { recursive: true });
  return [
    {
      what: 'Second start of the whole platform, p50',
      ours: median(samples),
      unit: 'ms',
      reference: { name: 'one bare Node server', value: median(reference) },
      goal: { atMost: 3_000 },
    },
  ];
}
