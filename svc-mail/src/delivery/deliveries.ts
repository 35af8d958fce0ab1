import type { Drain } from '@sitewright/service-kit';
import type { Claim } from '../messages/message.ts';
import { type DeliveryDependencies, deliverMessage, type Outcome } from './deliver-message.ts';

/** The attempts of this process that are under way. */
export interface Deliveries {
  /** One attempt, for as long as it may take. Never rejects: what cannot be stored is known again when the lease ends. */
  deliver(claim: Claim): Promise<Outcome>;
  /** The same for somebody who waits. While many do, the message is left to the outbox's loop. */
  deliverNow(claim: Claim): Promise<Outcome>;
  /** Lets attempts finish until the grace time is over, then breaks them off. */
  drain: Drain;
  /** Breaks off what is left; whatever begins after this ends at once. */
  close(): Promise<void>;
}

export interface DeliveriesOptions extends Omit<DeliveryDependencies, 'sent'> {
  /** How long an attempt may take: less than a lease, so that nobody else begins while it lasts. */
  timeoutMs: number;
  /** How many of those who wait are served at the same time. */
  atOnce: number;
}

export function createDeliveries({ timeoutMs, atOnce, ...options }: DeliveriesOptions): Deliveries {
  const deps = { ...options, sent: new Set<string>() };
  const stopping = new AbortController();
  const running = new Set<Promise<Outcome>>();
  let waiting = 0;

  const attempt = async (claim: Claim): Promise<Outcome> => {
    const end = AbortSignal.any([stopping.signal, AbortSignal.timeout(timeoutMs)]);
    return deliverMessage(deps, claim, { end, stopping: stopping.signal });
  };
  const leave = async (claim: Claim): Promise<Outcome> => {
    await deps.outbox.release(claim);
    return { state: 'waiting', reason: 'Many messages are being sent right now.' };
  };
  const watch = (claim: Claim, work: Promise<Outcome>): Promise<Outcome> => {
    const watched = work
      .catch((error: unknown): Outcome => {
        deps.log.error({ err: error, messageId: claim.message.id }, 'outcome of a delivery not stored');
        return { state: 'waiting', reason: 'What became of the message could not be stored.' };
      })
      .finally(() => running.delete(watched));
    running.add(watched);
    return watched;
  };
  const allEnded = async () => {
    while (running.size > 0) await Promise.all(running);
  };
  const stop = () => stopping.abort();

  return {
    deliver: (claim) => watch(claim, attempt(claim)),
    async deliverNow(claim) {
      if (waiting >= atOnce) return watch(claim, leave(claim));
      waiting += 1;
      try {
        return await watch(claim, attempt(claim));
      } finally {
        waiting -= 1;
      }
    },
    async drain(graceOver) {
      if (graceOver.aborted) stop();
      graceOver.addEventListener('abort', stop);
      await allEnded();
    },
    async close() {
      stop();
      await allEnded();
    },
  };
}
