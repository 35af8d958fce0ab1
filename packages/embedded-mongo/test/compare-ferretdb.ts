import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { MongoClient } from 'mongodb';
import { print, reportContract, repositoryRoot } from './contract-report.ts';
import { ferretdbDifferences } from './ferretdb-differences.ts';

const module = 'github.com/FerretDB/FerretDB/cmd/ferretdb@v1.24.0';
const binFolder = join(repositoryRoot, '.cache', 'ferretdb');
const binary = join(binFolder, 'ferretdb');
const startMilliseconds = 30_000;

/** Where Go usually is when it is not on the PATH. */
const goCandidates = ['go', '/usr/local/go/bin/go'];

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
 * Runs the contract suite against FerretDB, an independent server with the same protocol.
 * @returns whether every case passed or is a known difference
 * @throws Error when FerretDB can be neither found nor installed
 */
export async function compareWithFerretdb(go: string): Promise<boolean> {
  if (!existsSync(binary)) await install(go);
  const dataFolder = await mkdtemp(join(tmpdir(), 'ferretdb-'));
  const port = await freePort();
  const server = start(dataFolder, port);
  try {
    const uri = `mongodb://127.0.0.1:${port}/`;
    await untilReady(uri);
    return await reportContract('Contract suite against FerretDB 1.24', uri, ferretdbDifferences);
  } finally {
    await stop(server);
    await rm(dataFolder, { recursive: true, force: true });
  }
}

async function install(go: string): Promise<void> {
  print(`Installing FerretDB into ${binFolder} …`);
  const child = spawn(go, ['install', '-tags', 'ferretdb_sqlite', module], {
    env: { ...process.env, GOBIN: binFolder },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('Go could not install FerretDB; its message above says why');
}

function start(dataFolder: string, port: number): ChildProcess {
  const flags = [
    '--handler=sqlite',
    `--sqlite-url=file:${dataFolder}/`,
    `--state-dir=${dataFolder}`,
    `--listen-addr=127.0.0.1:${port}`,
    '--debug-addr=-',
    '--telemetry=disable',
    '--log-level=error',
  ];
  return spawn(binary, flags, { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** The driver itself tries again until the time is up. */
async function untilReady(uri: string): Promise<void> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: startMilliseconds });
  try {
    await client.db('admin').command({ ping: 1 });
  } finally {
    await client.close();
  }
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
