import { setTimeout as wait } from 'node:timers/promises';
import type { Outcome } from '../delivery/deliver-message.ts';

/** What has become of the delivery; undefined when it takes longer, in which case it goes on by itself. */
export async function outcomeWithin(
  milliseconds: number,
  delivery: Promise<Outcome>,
): Promise<Outcome | undefined> {
  const answered = new AbortController();
  const tooLong = wait(milliseconds, undefined, { signal: answered.signal }).catch(() => undefined);
  try {
    return await Promise.race([delivery, tooLong]);
  } finally {
    answered.abort();
  }
}
