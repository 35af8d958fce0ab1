import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { MongoClient } from 'mongodb';
import { wallClock } from '../lib/rounds.ts';

const betweenMs = 50;

let isOver = false;
parentPort?.once('message', () => {
  isOver = true;
});

const client = await new MongoClient(workerData as string).connect();
const ping = () => client.db().command({ ping: 1 });

const samples: number[] = [];
while (!isOver) {
  samples.push(await wallClock(ping));
  await wait(betweenMs);
}
await client.close();
parentPort?.postMessage(samples);
