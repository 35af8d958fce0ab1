import type { GenerateRequest } from '@sitewright/contracts';
import type { ApiClient } from '../api/api-client.ts';
import type { GenerationProgress } from './progress.ts';

export interface FollowOptions {
  /** Ends the following, not the generation. */
  signal: AbortSignal;
  /** Told at most once a frame, and always of the end. */
  onProgress: (progress: GenerationProgress) => void;
}

export interface StartOptions extends FollowOptions {
  /** Names the website that is wanted: asked for again under the same key, no second one is made. */
  idempotencyKey: string;
}

/**
 * Asks for a website and follows it to its end, over lost connections, without a gap or a repetition.
 * @throws {ApiError} when the request was refused, or `signal` fired
 */
export function startGeneration(
  _api: ApiClient,
  _request: GenerateRequest,
  _options: StartOptions,
): Promise<GenerationProgress> {
  throw new Error('The stream client is still to come.');
}

/**
 * Follows a generation that is under way, from its beginning. Resolves with its end; one that is not there ends with a
 * `failure`.
 * @throws {ApiError} when `signal` fired
 */
export function followGeneration(
  _api: ApiClient,
  _generationId: string,
  _options: FollowOptions,
): Promise<GenerationProgress> {
  throw new Error('The stream client is still to come.');
}
