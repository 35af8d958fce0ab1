import { generationEventSchema, generationListSchema, generationSchema } from '../generations.ts';
import { engineInfoSchema } from '../instance.ts';
import { generateRequestSchema, generateResponseSchema } from '../sites.ts';

/**
 * Answers when the site is there. With `Accept: text/event-stream` it answers at once with the stream of the generation's
 * events (`generationEventSchema`).
 */
export const generate = {
  method: 'POST',
  path: '/api/generate',
  request: generateRequestSchema,
  response: generateResponseSchema,
} as const;

export const engine = { method: 'GET', path: '/api/generate/engine', response: engineInfoSchema } as const;

/** The person's own generations; takes `generationQuerySchema`. */
export const generations = {
  method: 'GET',
  path: '/api/generations',
  response: generationListSchema,
} as const;

export const generation = {
  method: 'GET',
  path: '/api/generations/:id',
  response: generationSchema,
} as const;

/**
 * A stream of a generation's events, from the one after `Last-Event-ID` until it ends. `response` is one event. 429 with
 * `Retry-After` while one person asks for them too often, or has too many open.
 *
 * `Last-Event-ID` is the number of an event of this generation: a place in its log, which does not say of which log. Keep it with the
 * `generationId` of `accepted`. That of another one is refused where this one has no such event; otherwise its log is told from there.
 */
export const generationEvents = {
  method: 'GET',
  path: '/api/generations/:id/events',
  response: generationEventSchema,
} as const;

/**
 * Stops a generation that waits or runs; one that has ended stays as it is. What was written so far is kept as a site. Answers
 * the generation, which may take a moment more to end.
 */
export const stopGeneration = {
  method: 'DELETE',
  path: '/api/generations/:id',
  response: generationSchema,
} as const;

/**
 * Has the model write the rest of an interrupted site: a generation that makes its next version. Asked again while that is under way,
 * it answers with the same one.
 */
export const writeRest = {
  method: 'POST',
  path: '/api/sites/:id/rest',
  response: generationSchema,
} as const;
