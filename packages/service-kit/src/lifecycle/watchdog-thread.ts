import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { Watched } from './watchdog.ts';

const { name, beats, beatMs, mostMissed }: Watched = workerData;
const standardError = 2;

let seen = Atomics.load(beats, 0);
let missed = 0;

// Its own turns are what it counts, not the clock: after a suspended machine wakes up, both threads go on alike.
setInterval(() => {
  const now = Atomics.load(beats, 0);
  missed = now === seen ? missed + 1 : 0;
  seen = now;
  if (missed < mostMissed) return;
  const seconds = Math.round((missed * beatMs) / 1000);
  writeSync(
    standardError,
    `${name} has not answered for ${seconds} s: its event loop hangs. It ends itself to be started anew.\n`,
  );
  process.kill(process.pid, 'SIGKILL');
}, beatMs);
