import type { SiteDetails } from '@sitewright/contracts';
import { toast } from '@sitewright/ui';
import { examples } from './examples.ts';
import { isGenerating, setPrompt, useGenerator } from './generator-store.ts';
import { promptPictures } from './prompt-pictures.ts';

const { getState, setState } = useGenerator;

/** Words of the person's own that no site was made from yet. */
function isUnsent(prompt: string): boolean {
  const isKnown =
    prompt === getState().source?.prompt || examples.some((example) => example.prompt === prompt);
  return prompt.trim() !== '' && !isKnown;
}

/** Puts other words into the prompt; those of the person's own can be had back. `reason` says whose words they are. */
export function replacePrompt(prompt: string, reason: string): void {
  const replaced = getState().prompt;
  setPrompt(prompt);
  if (!isUnsent(replaced) || replaced.trim() === prompt.trim()) return;
  toast({
    title: 'Prompt replaced',
    description: reason,
    action: { label: 'Undo', onSelect: () => setPrompt(replaced) },
  });
}

/** Takes up the words a site was made from, once: what the person has changed of them since stays. */
export function takePromptOf({ folderId, prompt, engine, seed }: SiteDetails): void {
  const state = getState();
  if (isGenerating(state)) return;
  if (state.source?.id === folderId) {
    // Its design may be another one since.
    if (state.source.seed !== seed) setState({ source: { ...state.source, seed } });
    return;
  }
  replacePrompt(prompt, 'The words this site was made from stand in its place.');
  promptPictures.detachAll();
  setState({ source: { id: folderId, prompt, seed, ...(engine === 'composer' && { engine }) } });
}
