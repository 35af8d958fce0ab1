import { messageStateSchema } from '@sitewright/contracts';
import { gaugeWhenRead } from '@sitewright/service-kit';
import type { Registry } from 'prom-client';
import type { OutboxStateRepository } from './outbox-state.repository.ts';

/** Measures what the outbox holds: that of the instance, of which every replica tells. */
export function measureOutbox(registry: Registry, { byState }: OutboxStateRepository): void {
  const ofEachState = async (measure: (held: { count: number; oldest: Date } | undefined) => number) => {
    const held = await byState();
    return Object.fromEntries(messageStateSchema.options.map((state) => [state, measure(held.get(state))]));
  };
  gaugeWhenRead(registry, {
    name: 'sitewright_outbox_messages',
    help: 'Messages of the instance by their state: those that wait are to be sent. Every replica tells the same.',
    label: 'state',
    read: () => ofEachState((held) => held?.count ?? 0),
  });
  gaugeWhenRead(registry, {
    name: 'sitewright_outbox_oldest_seconds',
    help: 'The age of the oldest message of a state; 0 where there is none. Every replica tells the same.',
    label: 'state',
    read: () => ofEachState((held) => (held ? (Date.now() - held.oldest.getTime()) / 1000 : 0)),
  });
}
