import { type ChildProcess, type ChildProcessByStdio, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { cacheFolder } from './repository.ts';

const source = join(import.meta.dirname, 'ferretdb');
const binary = join(cacheFolder, 'ferretdb');
const logFile = join(cacheFolder, 'server.log');
const startMilliseconds = 30_000;

/** Where Go usually is when it is not on the PATH. */
const goCandidates = ['go', '/usr/local/go/bin/go'];

export interface FerretdbServer {
  readonly uri: string;
  stop(): Promise<void>;
}

/** The Go command of this machine, if it has one. */
export async function findGo(): Promise<string | undefined> {
  for (const candidate of goCandidates) {
    const isThere = await promisify(execFile)(candidate, ['version']).then(
      () => true,
      () => false,
    );
    if (isThere) return candidate;
  }
  return undefined;
}

/**
 * Builds FerretDB where that is still to do, and starts it with an empty folder of its own.
 * @throws Error when it cannot be built or does not start
 */
export async function startFerretdb(go: string): Promise<FerretdbServer> {
  await build(go);
  const dataFolder = await mkdtemp(join(tmpdir(), 'ferretdb-'));
  const child = launch(dataFolder);
  const stop = async () => {
    await end(child);
    await rm(dataFolder, { recursive: true, force: true });
  };
  const uri = await firstLine(child.stdout);
  if (uri) return { uri, stop };
  await stop();
  throw new Error(`FerretDB did not start; ${logFile} says why`);
}

async function build(go: string): Promise<void> {
  const child = spawn(go, ['build', '-buildvcs=false', '-o', binary, '.'], {
    cwd: source,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('Go could not build FerretDB; its message above says why');
}

/** What FerretDB logs goes to a file: some cases make it complain, as expected, and that would look like a failure. */
function launch(dataFolder: string): ChildProcessByStdio<null, Readable, Readable> {
  const child = spawn(binary, [dataFolder], { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stderr.pipe(createWriteStream(logFile));
  return child;
}

async function firstLine(output: Readable): Promise<string | undefined> {
  const lines = createInterface({ input: output, signal: AbortSignal.timeout(startMilliseconds) });
  for await (const line of lines) return line;
  return undefined;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
