import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Address } from '../listen.ts';

async function isAccepting({ port, host }: Address): Promise<boolean> {
  const socket = connect(port, host);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** @throws with the sentence of `failure` when that comes first. */
export async function untilAccepting(address: Address, failure: Promise<string>) {
  const failed = failure.then((sentence) => {
    throw new Error(sentence);
  });
  while (!(await Promise.race([isAccepting(address), failed]))) await Promise.race([delay(10), failed]);
  failed.catch(() => {});
}
