import { generateRequestSchema } from '@sitewright/contracts';
import { toast } from '@sitewright/ui';
import type { ApiClient } from '@sitewright/web-kit';
import { useBrandKitChoice } from './brand-kit/use-brand-kit.ts';
import { startWatching } from './generation/watch.ts';
import { type GenerationOptions, isGenerating, useGenerator } from './generator-store.ts';

/** Has a website made from the prompt; `options` ask for the offline composer, or for a design. */
export async function generateWebsite(api: ApiClient, options: GenerationOptions = {}): Promise<void> {
  const state = useGenerator.getState();
  if (isGenerating(state)) return;
  if (state.prompt.trim() === '') {
    toast({
      variant: 'destructive',
      title: 'Please enter a prompt',
      description: "Describe what kind of website you'd like to create.",
    });
    return;
  }
  const { isUsed } = useBrandKitChoice.getState();
  const request = generateRequestSchema.safeParse({
    prompt: state.prompt,
    ...options,
    ...(!isUsed && { brandKit: false }),
  });
  if (request.success) await startWatching(api, request.data);
}
