import { parentPort, workerData } from 'node:worker_threads';
import { routes } from '@sitewright/contracts';
import { wallClock } from './rounds.ts';

export interface ReadsWanted {
  url: string;
  token: string;
  reads: number;
}

const { url, token, reads } = workerData as ReadsWanted;

const readList = async () => {
  const answer = await fetch(url + routes.mySites.path, { headers: { Authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`My sites answered ${answer.status}`);
  await answer.arrayBuffer();
};

const samples: number[] = [];
for (let n = 0; n < reads; n++) samples.push(await wallClock(readList));
parentPort?.postMessage(samples);
