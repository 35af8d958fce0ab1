import { gaugeWhenRead } from '@sitewright/service-kit';
import type { TokenUsage } from '@sitewright/site-engine';
import { Counter, type Registry } from 'prom-client';
import type { GenerationsRepository } from './generations.repository.ts';
import type { LeasesRepository, Outcome } from './leases.repository.ts';

/** Measures the line of the instance, of which every replica tells. */
export function measureLine(
  registry: Registry,
  { countActive }: Pick<GenerationsRepository, 'countActive'>,
): void {
  gaugeWhenRead(registry, {
    name: 'sitewright_generations',
    help: 'Generations of the instance that wait in line, and that are made. Every replica tells the same.',
    label: 'state',
    read: countActive,
  });
}

/** Counts what becomes of the generations that this process makes, and what they cost. */
export function countOutcomes(registry: Registry, leases: LeasesRepository): LeasesRepository {
  const counts = createCounters(registry);
  const countTokens = (usage: TokenUsage | undefined) => {
    counts.tokens.inc({ direction: 'input' }, usage?.inputTokens ?? 0);
    counts.tokens.inc({ direction: 'output' }, usage?.outputTokens ?? 0);
  };
  const countEnd = ({ state, error, usage }: Outcome) => {
    counts.ended.inc({ state });
    if (error?.code.startsWith('PROVIDER_')) counts.failures.inc({ reason: error.reason ?? error.code });
    countTokens(usage);
  };
  return {
    ...leases,
    async settle(lease, outcome) {
      const isOurs = await leases.settle(lease, outcome);
      if (isOurs) countEnd(outcome);
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
