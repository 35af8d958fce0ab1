import type { Generation } from '@sitewright/contracts';
import { toast } from '@sitewright/ui';
import type { ApiClient } from '@sitewright/web-kit';
import { generationName } from '@sitewright/web-kit/generation';
import { quotedName } from '../project-name.ts';
import { requestAgain } from './request-again.ts';

/** Milliseconds in which the person may think better of it. */
const againTime = 8000;

/** Says what became of a generation that the person has stopped. */
export function sayStopped(api: ApiClient, generation: Generation): void {
  const name = quotedName(generationName(generation));
  if (generation.kept) {
    toast({ title: `${name} was stopped`, description: 'What was written until then is kept as a project.' });
    return;
  }
  const hasBegun = generation.startedAt !== undefined;
  toast({
    title: hasBegun ? `${name} was stopped` : `${name} has left the line`,
    description: hasBegun ? 'There was nothing to keep yet.' : 'It was not made.',
    action: { label: 'Generate again', onSelect: () => void requestAgain(api, generation) },
    duration: againTime,
  });
}
