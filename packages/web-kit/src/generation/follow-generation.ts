import { type GenerateRequest, type ReviseSiteRequest, routes } from '@sitewright/contracts';
import type { ApiClient } from '../api/api-client.ts';
import { ApiError } from '../api/api-error.ts';
import type { StreamAnswer, StreamedEvent } from '../api/open-stream.ts';
import { followToItsEnd, type HiddenTimes } from './follow-to-its-end.ts';
import { answersLater, wasCut } from './lost-connection.ts';
import type { GenerationProgress } from './progress.ts';

export interface FollowOptions {
  /** Ends the following, not the generation. */
  signal: AbortSignal;
  /** Told at most once a frame, and always of the end. */
  onProgress: (progress: GenerationProgress) => void;
  /** When a hidden tab lets go of its stream and asks now and then instead; after five seconds, every four, if not said. */
  hidden?: HiddenTimes;
}

export interface StartOptions extends FollowOptions {
  /** Names the website that is wanted: asked for again under the same key, no second one is made. */
  idempotencyKey: string;
}

interface Connecting {
  signal: AbortSignal;
  onOpen: (answer: StreamAnswer) => void;
}

function eventsOf(
  api: ApiClient,
  id: string,
  known: number,
  connecting: Connecting,
): AsyncIterable<StreamedEvent> {
  const position = known > 0 ? { lastEventId: known } : {};
  return api.stream(routes.generationEvents, { params: { id }, ...position, ...connecting });
}

const askFor = (api: ApiClient) => (id: string, signal: AbortSignal) =>
  api.call(routes.generation, { params: { id }, signal });

/** How long the same question is asked again while nobody answers. */
const askingMs = 600_000;

const lostBefore = {
  site:
    'The connection was lost before your website was begun. If the server has begun it, it is in My Projects. ' +
    'Trying again looks for the same website and makes no second one.',
  change:
    'The connection was lost before the change was begun. Trying again looks for the same change and makes no second one.',
} as const;

/**
 * Asks for a website and follows it to its end, over lost connections, without a gap or a repetition. What goes wrong after
 * the server has accepted it is the `failure` of the progress.
 * @throws {ApiError} when the request was refused, or `signal` fired
 */
export function startGeneration(
  api: ApiClient,
  body: GenerateRequest,
  { idempotencyKey, ...options }: StartOptions,
): Promise<GenerationProgress> {
  const open = (connecting: Connecting) =>
    api.stream(routes.generate, { body, idempotencyKey, ...connecting });
  return startAndFollow(api, options, open, lostBefore.site);
}

/**
 * Asks a model for a change of a site and follows it to its end, as {@link startGeneration} does.
 * @throws {ApiError} when the request was refused, or `signal` fired
 */
export function startRevision(
  api: ApiClient,
  { siteId: id, ...body }: ReviseSiteRequest & { siteId: string },
  { idempotencyKey, ...options }: StartOptions,
): Promise<GenerationProgress> {
  const open = (connecting: Connecting) =>
    api.stream(routes.reviseSite, { params: { id }, body, idempotencyKey, ...connecting });
  return startAndFollow(api, options, open, lostBefore.change);
}

function startAndFollow(
  api: ApiClient,
  options: FollowOptions,
  open: (connecting: Connecting) => AsyncIterable<StreamedEvent>,
  lost: string,
): Promise<GenerationProgress> {
  const wasOnline = navigator.onLine;
  const startedAt = Date.now();
  return followToItsEnd(options, {
    idOf: ({ generationId }) => generationId,
    ask: askFor(api),
    connect: ({ generationId }, known, connecting) =>
      generationId ? eventsOf(api, generationId, known, connecting) : open(connecting),
    giveUp: ({ generationId }, error, attempt) => {
      if (generationId) return;
      // A browser that was offline to begin with has sent nothing.
      if (!wasOnline || !(wasCut(error) || (attempt > 0 && answersLater(error)))) throw error;
      if (Date.now() - startedAt > askingMs)
        throw new ApiError({ code: 'NETWORK', message: lost, cause: error });
    },
  });
}

/**
 * Follows a generation that is under way, or has ended, from its beginning. Resolves with its end; for one that the person
 * does not have, that is a `failure`.
 * @throws {ApiError} when `signal` fired
 */
export function followGeneration(
  api: ApiClient,
  generationId: string,
  options: FollowOptions,
): Promise<GenerationProgress> {
  return followToItsEnd(options, {
    idOf: () => generationId,
    ask: askFor(api),
    connect: (_progress, known, connecting) => eventsOf(api, generationId, known, connecting),
    giveUp: () => undefined,
  });
}
