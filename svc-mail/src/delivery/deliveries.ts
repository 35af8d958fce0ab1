import type { Drain } from '@sitewright/service-kit';
import type { Claim } from '../messages/message.ts';
import { type DeliveryDependencies, deliverMessage, type Outcome } from './deliver-message.ts';

/** The attempts of this process that are under way. */
export interface Deliveries {
  /** One attempt, for as long as it may take. Never rejects: what cannot be stored is known again when the lease ends. */
  deliver(claim: Claim): Promise<Outcome>;
  /** Lets attempts finish until the grace time is over, then breaks them off. */
  drain: Drain;
  /** Breaks off what is left; whatever begins after this ends at once. */
  close(): Promise<void>;
}

export interface DeliveriesOptions extends Omit<DeliveryDependencies, 'sent'> {
  /** How long an attempt may take: less than a lease, so that nobody else begins while it lasts. */
  timeoutMs: number;
}

export function createDeliveries({ timeoutMs, ...options }: DeliveriesOptions): Deliveries {
  const deps = { ...options, sent: new Set<string>() };
  const stopping = new AbortController();
  const running = new Set<Promise<Outcome>>();

  const attempt = async (claim: Claim): Promise<Outcome> => {
    const end = AbortSignal.any([stopping.signal, AbortSignal.timeout(timeoutMs)]);
    try {
      return await deliverMessage(deps, claim, { end, stopping: stopping.signal });
    } catch (error) {
      deps.log.error({ err: error, messageId: claim.message.id }, 'outcome of a delivery not stored');
      return { state: 'waiting', reason: 'What became of the message could not be stored.' };
    }
  };
  const allEnded = async () => {
    while (running.size > 0) await Promise.all(running);
  };
  const close = () => {
    stopping.abort();
    return allEnded();
  };

  return {
    deliver(claim) {
      const delivery = attempt(claim).finally(() => running.delete(delivery));
      running.add(delivery);
      return delivery;
    },
    async drain(graceOver) {
      graceOver.addEventListener('abort', () => stopping.abort());
      await allEnded();
    },
    close,
  };
}
