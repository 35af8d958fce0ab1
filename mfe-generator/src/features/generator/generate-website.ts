import { type GenerateRequest, type GenerateResponse, generateRequestSchema } from '@sitewright/contracts';
import { toast } from '@sitewright/ui';
import { type ApiClient, ApiError, toApiError } from '@sitewright/web-kit';
import { requestWebsite, wasCut } from './api/request-website.ts';
import {
  type Generating,
  type GenerationOptions,
  type GeneratorState,
  isGenerating,
  useGenerator,
} from './generator-store.ts';
import { untilNextPoll } from './until-next-poll.ts';

const { getState, setState } = useGenerator;

/** Longer than the server lets a generation take. */
const longestMs = 600_000;

const pollingStopped = () =>
  new ApiError({
    code: 'NETWORK',
    message:
      'The connection was lost before your website arrived. If the server has finished it, it is in My Projects. ' +
      'Trying again looks for the same website and makes no second one.',
  });

function isCurrent(abortController: AbortController, { generation }: GeneratorState): boolean {
  return generation.status === 'generating' && generation.abortController === abortController;
}

/** What one generation came to, unless the person has signed out in the meantime. */
function settle(abortController: AbortController, outcome: Partial<GeneratorState>): boolean {
  if (!isCurrent(abortController, getState())) return false;
  setState(outcome);
  return true;
}

/**
 * Asks again whenever the connection is cut, until the server tells how it went: the request goes by the same key, so that
 * nothing is made twice. A browser that was offline to begin with has sent nothing, and says so at once.
 */
async function requestUntilAnswered(
  api: ApiClient,
  request: GenerateRequest,
  generating: Generating,
): Promise<GenerateResponse> {
  const { abortController, polling, startedAt } = generating;
  const wasOnline = navigator.onLine;
  const signal = AbortSignal.any([abortController.signal, polling.signal]);
  for (;;) {
    try {
      return await requestWebsite(api, request, signal);
    } catch (error) {
      if (polling.signal.aborted) throw pollingStopped();
      if (!wasOnline || !wasCut(error)) throw error;
      if (Date.now() - startedAt > longestMs) throw pollingStopped();
      settle(abortController, { generation: { ...generating, isCut: true } });
      await untilNextPoll(signal);
    }
  }
}

async function run(api: ApiClient, request: GenerateRequest, options: GenerationOptions): Promise<void> {
  const abortController = new AbortController();
  const { prompt } = getState();
  const generating: Generating = {
    status: 'generating',
    startedAt: Date.now(),
    abortController,
    polling: new AbortController(),
    isCut: false,
  };
  setState({ generation: generating });
  try {
    const { id } = await requestUntilAnswered(api, request, generating);
    const source = { id, prompt, ...options };
    if (!settle(abortController, { generation: { status: 'made', id }, source })) return;
  } catch (error) {
    settle(abortController, { generation: { status: 'failed', error: toApiError(error), options } });
    return;
  }
  toast({ title: 'Website generated!', description: 'Your website has been created successfully.' });
}

/** Makes a website from the prompt, one at a time; `options` ask for the offline composer, or for a design. */
export async function generateWebsite(api: ApiClient, options: GenerationOptions = {}): Promise<void> {
  const state = getState();
  if (isGenerating(state)) return;
  if (state.prompt.trim() === '') {
    toast({
      variant: 'destructive',
      title: 'Please enter a prompt',
      description: "Describe what kind of website you'd like to create.",
    });
    return;
  }
  const request = generateRequestSchema.safeParse({ prompt: state.prompt, ...options });
  if (request.success) await run(api, request.data, options);
}

/** Ends the wait for a website whose connection was cut. The server goes on. */
export function stopPolling(): void {
  const { generation } = getState();
  if (generation.status === 'generating') generation.polling.abort();
}
