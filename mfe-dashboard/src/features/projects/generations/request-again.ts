import type { GenerateRequest, Generation } from '@sitewright/contracts';
import { toast } from '@sitewright/ui';
import { type ApiClient, ApiError, toApiError } from '@sitewright/web-kit';
import { startGeneration } from '@sitewright/web-kit/generation';
import { keepingFocus } from '../card-focus.ts';
import { quotedName } from '../project-name.ts';
import { generationName } from './generation-words.ts';
import { removeGeneration } from './generations-store.ts';
import { settleGeneration } from './settle-generation.ts';

const requestOf = ({ prompt, engine, seed }: Generation): GenerateRequest => ({
  prompt,
  ...(engine === 'composer' && { engine }),
  ...(seed !== undefined && { seed }),
});

const noConnection = {
  code: 'NETWORK',
  message: 'The server cannot be reached. Check your connection and try again.',
} as const;

/** Asks for the same words once more. @returns the id of the new generation, as soon as it is accepted */
async function request(api: ApiClient, generation: Generation): Promise<string> {
  const following = new AbortController();
  const accepted = Promise.withResolvers<string>();
  startGeneration(api, requestOf(generation), {
    // Pressed twice, or after a lost answer, it is one generation all the same.
    idempotencyKey: `again-${generation.id}`,
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

/** Has a website made from the words of a generation that has ended, and takes that off the page. */
export async function requestAgain(api: ApiClient, generation: Generation): Promise<void> {
  try {
    await settleGeneration(api, await request(api, generation));
    keepingFocus(() => removeGeneration(generation.id));
  } catch (error) {
    toast({
      variant: 'destructive',
      title: `${quotedName(generationName(generation))} was not asked for again`,
      description: toApiError(error).message,
    });
  }
}
