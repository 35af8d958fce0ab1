import { gaugeWhenRead } from '@sitewright/service-kit';
import type { TokenUsage } from '@sitewright/site-engine';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { GenerationsRepository } from './generations.repository.ts';
import type { Lease, LeasesRepository, Outcome } from './leases.repository.ts';

/** Seconds: from the composer to a model that thinks long. */
const buckets = [0.5, 1, 2.5, 5, 10, 20, 30, 60, 90, 120, 180, 300, 600, 1800, 3600];

/** Measures the line of the instance, of which every replica tells. */
export function measureLine(
  registry: Registry,
  { countActive, oldestActive }: Pick<GenerationsRepository, 'countActive' | 'oldestActive'>,
): void {
  gaugeWhenRead(registry, {
    name: 'sitewright_generations',
    help: 'Generations of the instance that wait in line, and that are made. Every replica tells the same.',
    label: 'state',
    read: countActive,
  });
  gaugeWhenRead(registry, {
    name: 'sitewright_generations_oldest_seconds',
    help: 'How long ago the oldest of these generations was asked for; 0 where there is none. Every replica tells the same.',
    label: 'state',
    read: async () => {
      const oldest = await oldestActive();
      const secondsSince = (since: Date | undefined) => (since ? (Date.now() - since.getTime()) / 1000 : 0);
      return { waiting: secondsSince(oldest.waiting), running: secondsSince(oldest.running) };
    },
  });
}

/** Counts what becomes of the generations that this process makes, and what they cost. */
export function countOutcomes(registry: Registry, leases: LeasesRepository): LeasesRepository {
  const counts = createCounters(registry);
  const countTokens = (usage: TokenUsage | undefined) => {
    counts.tokens.inc({ direction: 'input' }, usage?.inputTokens ?? 0);
    counts.tokens.inc({ direction: 'output' }, usage?.outputTokens ?? 0);
  };
  const countEnd = ({ generation }: Lease, { state, error, usage }: Outcome) => {
    const { engine, createdAt, startedAt = createdAt } = generation;
    counts.ended.inc({ state });
    counts.took.observe({ state, engine }, (Date.now() - startedAt.getTime()) / 1000);
    if (error?.code.startsWith('PROVIDER_')) counts.failures.inc({ reason: error.reason ?? error.code });
    countTokens(usage);
  };
  return {
    ...leases,
    async settle(lease, outcome) {
      const isOurs = await leases.settle(lease, outcome);
      if (isOurs) countEnd(lease, outcome);
      return isOurs;
    },
    async release(lease, progress, usage) {
      const isOurs = await leases.release(lease, progress, usage);
      if (isOurs) countTokens(usage);
      return isOurs;
    },
  };
}

function createCounters(registry: Registry) {
  const registers = [registry];
  return {
    ended: new Counter({
      name: 'sitewright_generations_ended_total',
      help: 'Generations that this process ended: done, failed or stopped.',
      labelNames: ['state'],
      registers,
    }),
    took: new Histogram({
      name: 'sitewright_generation_duration_seconds',
      help: 'How long generations took that this process ended, from their turn on, on all processes together.',
      labelNames: ['state', 'engine'],
      buckets,
      registers,
    }),
    failures: new Counter({
      name: 'sitewright_provider_failures_total',
      help: 'Generations that failed by the model, by what went wrong with it.',
      labelNames: ['reason'],
      registers,
    }),
    tokens: new Counter({
      name: 'sitewright_model_tokens_total',
      help: 'Tokens that models have read (input) and written (output) for generations.',
      labelNames: ['direction'],
      registers,
    }),
  };
}
