import type { EngineDay, EngineInfo, EngineView } from '@sitewright/contracts';
import type { Addresses } from '@sitewright/service-kit';
import type { TokenUsage } from '@sitewright/site-engine';
import type { Filter } from 'mongodb';
import type { Collections } from '../db/collections.ts';
import type { GenerationDocument } from '../db/generation-document.ts';
import { findLastCheck } from './last-check.ts';

export interface ViewEngineDependencies {
  collections: Pick<Collections, 'generations' | 'notes'>;
  addresses: Pick<Addresses, 'ofPeople'>;
  info: EngineInfo;
}

type Sum = TokenUsage & { sites: number };

const mostPeople = 50;
const add = (sum: Sum | undefined, usage: TokenUsage, isMade: boolean): Sum => ({
  inputTokens: (sum?.inputTokens ?? 0) + usage.inputTokens,
  outputTokens: (sum?.outputTokens ?? 0) + usage.outputTokens,
  sites: (sum?.sites ?? 0) + (isMade ? 1 : 0),
});
const dayMs = 24 * 60 * 60 * 1000;
const allOf = ({ inputTokens, outputTokens }: Sum): number => inputTokens + outputTokens;

type Generations = Pick<Collections, 'generations'>;

/** What became of generations that are kept, in portions: between two of them the database answers others. */
async function sumUp({ generations }: Generations, of: Filter<GenerationDocument> = {}) {
  const failures = new Map<string, number>();
  const days = new Map<string, Sum>();
  const people = new Map<string, Sum>();
  const projection = { ownerId: 1, createdAt: 1, state: 1, error: 1, usage: 1, kept: 1 };
  for await (const { ownerId, createdAt, state, error, usage, kept } of generations.find(of, {
    projection,
    batchSize: 1000,
  })) {
    const reason = error?.reason ?? error?.code ?? 'INTERNAL';
    if (state === 'failed') failures.set(reason, (failures.get(reason) ?? 0) + 1);
    if (!usage) continue;
    const [day, person] = [createdAt.toISOString().slice(0, 10), ownerId.toHexString()];
    const isMade = state === 'done' || kept === true;
    days.set(day, add(days.get(day), usage, isMade));
    people.set(person, add(people.get(person), usage, isMade));
  }
  return { failures, days, people };
}

/** Those who used most. */
const mostOf = (people: ReadonlyMap<string, Sum>): [id: string, sum: Sum][] =>
  [...people].toSorted(([, a], [, b]) => allOf(b) - allOf(a)).slice(0, mostPeople);

async function named(
  addresses: ViewEngineDependencies['addresses'],
  people: readonly [id: string, sum: Sum][],
): Promise<EngineView['tokensByPerson']> {
  const emails = await addresses.ofPeople(people.map(([id]) => id));
  return people.map(([id, sum]) => {
    const email = emails.get(id);
    return { ...(email !== undefined && { email }), ...sum };
  });
}

/** Who has used how many tokens on a day in UTC. */
export async function viewEngineDay(
  { collections, addresses }: Pick<ViewEngineDependencies, 'addresses'> & { collections: Generations },
  date: string,
): Promise<EngineDay> {
  const begin = new Date(date);
  const createdAt = { $gte: begin, $lt: new Date(begin.getTime() + dayMs) };
  const { people } = await sumUp(collections, { createdAt });
  const most = mostOf(people);
  return { date, people: await named(addresses, most), others: people.size - most.length };
}

/** What administrators see of the engine. */
export async function viewEngine({
  collections,
  addresses,
  info,
}: ViewEngineDependencies): Promise<EngineView> {
  const [{ failures, days, people }, lastCheck] = await Promise.all([
    sumUp(collections),
    findLastCheck(collections),
  ]);
  return {
    engine: info,
    ...(lastCheck && { lastCheck }),
    failures: [...failures]
      .map(([reason, count]) => ({ reason, count }))
      .toSorted((a, b) => b.count - a.count),
    tokensByDay: [...days]
      .map(([date, sum]) => ({ date, ...sum }))
      .toSorted((a, b) => (a.date < b.date ? 1 : -1)),
    tokensByPerson: await named(addresses, mostOf(people)),
  };
}
