import type { LoggedEvent } from '@sitewright/contracts';
import { testUser } from '@sitewright/service-kit/testing';
import { expect, vi } from 'vitest';
import type { Generation } from '../src/generation/generation.ts';
import type { Generations } from '../src/generation/generations.ts';
import { eventsOf } from './events-of.ts';

const never = new AbortController().signal;

/** A generation that a test has asked for, and what it wants to know of it. */
export interface StartedGeneration {
  generation: Generation;
  /** Resolves once it has ended, with what it is then and all its events, whose numbers have no gaps. */
  end(): Promise<{ generation: Generation; events: LoggedEvent[]; types: string[] }>;
  /** Resolves once its log has an event of this type, with all events so far. */
  told(type: LoggedEvent['type']): Promise<LoggedEvent[]>;
  now(): Promise<Generation>;
}

export async function startGeneration(
  generations: Generations,
  { prompt = 'A bakery', ownerId = testUser.id, idempotencyKey }: Partial<StartOptions> = {},
): Promise<StartedGeneration> {
  const generation = await generations.request({ ownerId, request: { prompt }, idempotencyKey });
  return followed(generations, generation);
}

interface StartOptions {
  prompt: string;
  ownerId: string;
  idempotencyKey: string | undefined;
}

export function followed(generations: Generations, generation: Generation): StartedGeneration {
  const { id, ownerId } = generation;
  const read = async () => {
    const events = await eventsOf(generations.log, id);
    expect(events.map(({ number }) => number)).toEqual(events.map((_, index) => index + 1));
    return events.map(({ event }) => event);
  };
  return {
    generation,
    async end() {
      const ended = await generations.ended(generation, never);
      const events = await read();
      return { generation: ended, events, types: events.map(({ type }) => type) };
    },
    told: (type) =>
      vi.waitFor(
        async () => {
          const events = await read();
          expect(events.map((event) => event.type)).toContain(type);
          return events;
        },
        { timeout: 10_000, interval: 5 },
      ),
    async now() {
      return (await generations.find(ownerId, id)) ?? generation;
    },
  };
}
