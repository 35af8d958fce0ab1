import type { Logger } from '@sitewright/service-kit';
import type { OutboxRepository } from '../messages/outbox.repository.ts';
import type { Deliveries } from './deliveries.ts';

export interface OutboxLoopOptions {
  outbox: OutboxRepository;
  deliveries: Deliveries;
  log: Logger;
  /** How many messages are sent at the same time. */
  atOnce: number;
  /** The longest sleep: another replica may have died with messages in its hands. */
  longestSleepMs: number;
}

/** Sends what is due, whichever replica it came to, and sleeps until the next message is. */
export interface OutboxLoop {
  start(): void;
  /** Begins no further delivery. */
  stop(): void;
}

export function createOutboxLoop(options: OutboxLoopOptions): OutboxLoop {
  const { outbox, deliveries, log, atOnce, longestSleepMs } = options;
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  const sendDueOnes = async () => {
    while (!stopping.signal.aborted) {
      const claim = await outbox.claimDue();
      if (!claim) return;
      await deliveries.deliver(claim);
    }
  };
  const sleepMs = async () => {
    const dueAt = await outbox.nextDueAt();
    return Math.min(Math.max(0, (dueAt?.getTime() ?? Number.POSITIVE_INFINITY) - Date.now()), longestSleepMs);
  };
  const round = async () => {
    let sleep = longestSleepMs;
    try {
      sleep = await sleepMs();
      if (sleep === 0) await Promise.all(Array.from({ length: atOnce }, sendDueOnes));
    } catch (error) {
      log.warn({ err: error }, 'outbox not read; trying again');
    }
    if (!stopping.signal.aborted) timer = setTimeout(round, sleep);
  };

  return {
    start: () => void round(),
    stop() {
      stopping.abort();
      clearTimeout(timer);
    },
  };
}
