import { type GenerateRequest, type Generation, generationIdSchema } from '@sitewright/contracts';
import { toast } from '@sitewright/ui';
import { type ApiClient, ApiError, toApiError } from '@sitewright/web-kit';
import {
  dismissFailure,
  type FollowOptions,
  followGeneration,
  type GenerationProgress,
  hasEnded,
  nothingYet,
  startGeneration,
} from '@sitewright/web-kit/generation';
import { chooseBrandKit } from '../brand-kit/use-brand-kit.ts';
import { useGenerator, type Watched } from '../generator-store.ts';
import { restorePromptPictures } from '../prompt-pictures.ts';
import { replacePrompt } from '../replace-prompt.ts';
import { forgetKey, isRefusal, keyOf } from './request-key.ts';
import { beginningOf, readGeneration } from './requested.ts';
import { sendStop } from './stop.ts';
import { changeWatched, currentOf } from './watched.ts';

const { getState, setState } = useGenerator;

/** All that was asked for is kept where it is written: what ended without a site can be asked for again. */
function keepRequest({ request, restOf }: Watched): void {
  if (!request) return;
  replacePrompt(request.prompt, 'The words that were being made stand in its place.');
  // A rest is asked for by its site alone.
  if (restOf !== undefined) return;
  restorePromptPictures(request.attachments ?? []);
  chooseBrandKit(request.brandKit !== false);
}

function tellDone({ request }: Watched, id: string): void {
  if (request && request.prompt === getState().prompt.trim()) setState({ source: { ...request, id } });
  toast({ title: 'Website generated!', description: 'Your website has been created successfully.' });
}

/** What follows from the end of a generation. */
function conclude(watched: Watched): void {
  const { done, failure } = watched.progress;
  // Whoever signs in again finds it by the address, or among those that are being made.
  if (failure?.code === 'UNAUTHENTICATED') return void setState({ generation: undefined });
  if (done) tellDone(watched, done.id);
  else keepRequest(watched);
}

type Follow = (options: FollowOptions) => Promise<GenerationProgress>;

/** How a generation ends, a request that was refused or is lost for good included. */
async function endOf(
  watched: Watched,
  follow: () => Promise<GenerationProgress>,
): Promise<GenerationProgress> {
  try {
    return await follow();
  } catch (thrown) {
    const error = toApiError(thrown);
    if (isRefusal(error)) forgetKey();
    const { progress } = currentOf(watched) ?? watched;
    const { code, message } = error;
    return { ...progress, state: 'failed', isCut: false, failure: { code, message } };
  }
}

async function watch(
  api: ApiClient,
  begun: Pick<Watched, 'progress' | 'request' | 'restOf'>,
  follow: Follow,
): Promise<void> {
  getState().generation?.abortController.abort();
  const watched: Watched = { ...begun, abortController: new AbortController(), stop: 'none', isShown: false };
  setState({ generation: watched });

  const { signal } = watched.abortController;
  const onProgress = (progress: GenerationProgress) => {
    if (changeWatched(watched, { progress })) void sendStop(api);
  };
  const progress = await endOf(watched, () => follow({ signal, onProgress }));
  const ended = changeWatched(watched, { progress });
  if (ended) conclude(ended);
}

/** The failure on this page of which the request is another try. */
function failureBefore({ prompt }: GenerateRequest): string | undefined {
  const { progress, request } = getState().generation ?? {};
  return progress?.failure && request?.prompt === prompt ? progress.generationId : undefined;
}

/** Asks for a website and watches it. */
export function startWatching(api: ApiClient, request: GenerateRequest): Promise<void> {
  const idempotencyKey = keyOf(request);
  const failure = failureBefore(request);
  return watch(api, { progress: nothingYet, request, restOf: undefined }, ({ signal, onProgress }) => {
    const handleProgress = (progress: GenerationProgress) => {
      if (progress.generationId) {
        forgetKey();
        if (failure) dismissFailure(failure);
      }
      onProgress(progress);
    };
    return startGeneration(api, request, { signal, onProgress: handleProgress, idempotencyKey });
  });
}

/** The stream tells what is made, and not of what words. Without an answer only the words are missing. */
async function learnRequest(api: ApiClient, watched: Watched, id: string): Promise<void> {
  const generation = await readGeneration(api, id, watched.abortController.signal);
  const changed = generation && changeWatched(watched, beginningOf(generation));
  if (changed && hasEnded(changed.progress) && !changed.progress.done) keepRequest(changed);
}

const notFound = () =>
  new ApiError({ code: 'NOT_FOUND', message: 'There is no such generation. My Projects has what was made.' });

/** Watches a generation that is under way already, whichever of the person's tabs and devices has started it. */
export function watchGeneration(api: ApiClient, id: string, known?: Generation): void {
  if (getState().generation?.progress.generationId === id) return;
  const begun = {
    progress: { ...nothingYet, generationId: id },
    ...(known ? beginningOf(known) : { request: undefined, restOf: undefined }),
  };
  // It may come from the address, where anything may stand.
  const isId = generationIdSchema.safeParse(id).success;
  void watch(api, begun, async ({ signal, onProgress }) => {
    if (!isId) throw notFound();
    // Which one it is stays known while the server has not told anything of it.
    const identified = (progress: GenerationProgress) => ({ ...progress, generationId: id });
    const handleProgress = (progress: GenerationProgress) => onProgress(identified(progress));
    return identified(await followGeneration(api, id, { signal, onProgress: handleProgress }));
  });
  const { generation } = getState();
  if (generation && !known && isId) void learnRequest(api, generation, id);
}
