import { type GenerateRequest, type Generation, routes } from '@sitewright/contracts';
import { toast } from '@sitewright/ui';
import { type ApiClient, ApiError, toApiError } from '@sitewright/web-kit';
import { dismissFailure, generationName, requestOf, startGeneration } from '@sitewright/web-kit/generation';
import { keepingFocus } from '../card-focus.ts';
import { quotedName } from '../project-name.ts';
import { removeGeneration } from './generations-store.ts';
import { settleGeneration } from './settle-generation.ts';

const noConnection = {
  code: 'NETWORK',
  message: 'The server cannot be reached. Check your connection and try again.',
} as const;

/** How it is asked for again: as it was, or by the offline composer. */
export type AnotherTry = 'same' | 'composer';

const bodyOf = (generation: Generation, another: AnotherTry): GenerateRequest => ({
  ...requestOf(generation),
  ...(another === 'composer' && { engine: 'composer' }),
});

/** Asks for a website. @returns the id of the new generation, as soon as it is accepted */
async function request(api: ApiClient, body: GenerateRequest, idempotencyKey: string): Promise<string> {
  const following = new AbortController();
  const accepted = Promise.withResolvers<string>();
  startGeneration(api, body, {
    idempotencyKey,
    signal: following.signal,
    onProgress: ({ generationId, isCut, failure = isCut ? noConnection : undefined }) => {
      if (generationId) accepted.resolve(generationId);
      else if (failure) accepted.reject(new ApiError(failure));
    },
  }).catch(accepted.reject);
  try {
    return await accepted.promise;
  } finally {
    // Whether it is followed, and by what, is for its card to say.
    following.abort();
  }
}

/** Asks for all that was asked for; a rest by its site. */
async function ask(api: ApiClient, generation: Generation, another: AnotherTry): Promise<string> {
  const { id, folderId, isRest } = generation;
  if (isRest) return (await api.call(routes.writeRest, { params: { id: folderId } })).id;
  // Pressed twice, or after a lost answer, it is one generation all the same.
  const key = another === 'same' ? `again-${id}` : `composed-${id}`;
  return request(api, bodyOf(generation, another), key);
}

/** Has a website made as a generation that has ended was to make it, and takes that off the page. */
export async function requestAgain(
  api: ApiClient,
  generation: Generation,
  another: AnotherTry = 'same',
): Promise<void> {
  try {
    await settleGeneration(api, await ask(api, generation, another));
    dismissFailure(generation.id);
    keepingFocus(() => removeGeneration(generation.id));
  } catch (error) {
    toast({
      variant: 'destructive',
      title: `${quotedName(generationName(generation))} was not asked for again`,
      description: toApiError(error).message,
    });
  }
}
