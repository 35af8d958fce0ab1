import { type GenerateRequest, generateRequestSchema } from '@sitewright/contracts';
import { toast } from '@sitewright/ui';
import { type ApiClient, ApiError } from '@sitewright/web-kit';
import { requestWebsite } from './api/request-website.ts';
import { type GeneratorState, isGenerating, useGenerator } from './generator-store.ts';

const { getState, setState } = useGenerator;

function isStillAbout(leaving: AbortController, { generation }: GeneratorState): boolean {
  return generation.status === 'generating' && generation.leaving === leaving;
}

/** What one generation came to, unless the person has signed out in the meantime. */
function settle(leaving: AbortController, outcome: Partial<GeneratorState>): boolean {
  if (!isStillAbout(leaving, getState())) return false;
  setState({ generation: { status: 'idle' }, ...outcome });
  return true;
}

function failureOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError({
    code: 'UNEXPECTED_ANSWER',
    message: 'Something went wrong on this page. Reload it and try again.',
    cause: error,
  });
}

async function run(api: ApiClient, request: GenerateRequest): Promise<boolean> {
  const leaving = new AbortController();
  setState({ generation: { status: 'generating', startedAt: Date.now(), leaving } });
  try {
    const site = await requestWebsite(api, request, leaving.signal);
    if (!settle(leaving, { site })) return false;
  } catch (error) {
    settle(leaving, { generation: { status: 'failed', error: failureOf(error) } });
    return false;
  }
  toast({ title: 'Website generated!', description: 'Your website has been created successfully.' });
  return true;
}

/**
 * Makes a website from the prompt, one at a time; `engine` asks for the offline composer.
 * @returns whether there is a new site
 */
export async function generateWebsite(
  api: ApiClient,
  options: Pick<GenerateRequest, 'engine'> = {},
): Promise<boolean> {
  const state = getState();
  if (isGenerating(state)) return false;
  if (state.prompt.trim() === '') {
    toast({
      variant: 'destructive',
      title: 'Please enter a prompt',
      description: "Describe what kind of website you'd like to create.",
    });
    return false;
  }
  const request = generateRequestSchema.safeParse({ prompt: state.prompt, ...options });
  return request.success && run(api, request.data);
}
