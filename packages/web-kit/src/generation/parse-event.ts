import { type GenerationEvent, generationEventSchema } from '@sitewright/contracts';
import { ApiError } from '../api/api-error.ts';

const known: ReadonlySet<unknown> = new Set(
  generationEventSchema.def.options.flatMap(({ shape }) => [...shape.type.def.values]),
);

const typeOf = (event: unknown) =>
  typeof event === 'object' && event !== null && 'type' in event ? event.type : undefined;

/**
 * Reads an event of a stream. One of a newer server, whose type this page does not know, is nothing to it.
 * @throws {ApiError} when it breaks the contract
 */
export function parseEvent(event: unknown): GenerationEvent | undefined {
  if (!known.has(typeOf(event))) return undefined;
  const parsed = generationEventSchema.safeParse(event);
  if (parsed.success) return parsed.data;
  throw new ApiError({
    code: 'UNEXPECTED_ANSWER',
    message: 'The server tells something this page does not understand. Reload the page to see the website.',
    cause: parsed.error,
  });
}
