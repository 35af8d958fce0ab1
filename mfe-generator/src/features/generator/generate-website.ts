import { type GenerateRequest, generateRequestSchema } from '@sitewright/contracts';
import { toast } from '@sitewright/ui';
import { type ApiClient, toApiError } from '@sitewright/web-kit';
import { requestWebsite } from './api/request-website.ts';
import { type GeneratorState, isGenerating, useGenerator } from './generator-store.ts';

const { getState, setState } = useGenerator;

function isStillAbout(leaving: AbortController, { generation }: GeneratorState): boolean {
  return generation.status === 'generating' && generation.leaving === leaving;
}

/** What one generation came to, unless the person has signed out in the meantime. */
function settle(leaving: AbortController, outcome: Partial<GeneratorState>): boolean {
  if (!isStillAbout(leaving, getState())) return false;
  setState(outcome);
  return true;
}

async function run(api: ApiClient, request: GenerateRequest): Promise<void> {
  const leaving = new AbortController();
  const { prompt } = getState();
  setState({ generation: { status: 'generating', startedAt: Date.now(), leaving } });
  try {
    const { id } = await requestWebsite(api, request, leaving.signal);
    if (!settle(leaving, { generation: { status: 'made', id }, source: { id, prompt } })) return;
  } catch (error) {
    settle(leaving, { generation: { status: 'failed', error: toApiError(error) } });
    return;
  }
  toast({ title: 'Website generated!', description: 'Your website has been created successfully.' });
}

/** Makes a website from the prompt, one at a time; `engine` asks for the offline composer. */
export async function generateWebsite(
  api: ApiClient,
  options: Pick<GenerateRequest, 'engine'> = {},
): Promise<void> {
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
  if (request.success) await run(api, request.data);
}
