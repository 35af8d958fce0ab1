import { generateRequestSchema } from '@sitewright/contracts';
import { toast } from '@sitewright/ui';
import type { ApiClient } from '@sitewright/web-kit';
import { areThere } from './attachments/attachment-store.ts';
import { useBrandKitChoice } from './brand-kit/use-brand-kit.ts';
import { startWatching } from './generation/watch.ts';
import { type GenerationOptions, isGenerating, useGenerator } from './generator-store.ts';
import { promptAttachmentsNow, promptPictures } from './prompt-pictures.ts';

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
  if (!areThere(promptPictures.use.getState().attachments)) {
    toast({
      variant: 'destructive',
      title: 'Your pictures are not there yet',
      description: 'Wait until all are uploaded, or leave out those that are refused.',
    });
    return;
  }
  const attachments = promptAttachmentsNow();
  const { isUsed } = useBrandKitChoice.getState();
  const request = generateRequestSchema.safeParse({
    prompt: state.prompt,
    ...options,
    ...(!isUsed && { brandKit: false }),
    ...(attachments.length > 0 && { attachments }),
  });
  if (request.success) await startWatching(api, request.data);
}
