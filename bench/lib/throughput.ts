import { createBurst, type Target } from './burst.ts';
import { interleave } from './rounds.ts';
import { median } from './stats.ts';
import type { Row } from './table.ts';

const rounds = 9;
const requests = 600;

export interface Compared {
  what: string;
  ours: Target;
  reference: Target & { name: string };
  /** Of the reference's requests a second. */
  leastShare: number;
}

/** How many requests a second two servers answer that take turns, each over sixteen connections. */
export async function throughput({ what, ours, reference, leastShare }: Compared): Promise<Row> {
  const [own, other] = [createBurst(ours), createBurst(reference)];
  await own.send(requests);
  await other.send(requests);
  const taken = await interleave(rounds, {
    ours: () => own.send(requests),
    reference: () => other.send(requests),
  });
  await Promise.all([own.close(), other.close()]);
  const perSecond = (samples: number[]) => (requests * 1000) / median(samples);
  const value = perSecond(taken.reference);
  return {
    what,
    ours: perSecond(taken.ours),
    unit: 'requests/s',
    reference: { name: reference.name, value },
    goal: { atLeast: Math.round(value * leastShare) },
  };
}
