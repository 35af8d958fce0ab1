import type { Generation } from '@sitewright/contracts';
import { generationName } from '../generation/generation-name.ts';

/** How a generation ended, as a heading. */
export function endWords(generation: Generation): string {
  const { state, isChange } = generation;
  if (isChange && state === 'failed') return 'A change could not be made';
  const name = generationName(generation);
  if (state === 'failed') return `${name} could not be made`;
  return isChange ? `${name} is changed` : `${name} is done`;
}

/** What there is to say besides. */
export function endDetails({ state, isChange, error }: Generation): string {
  if (state === 'failed') return error?.message ?? 'Something went wrong. Try again.';
  return isChange ? 'Open the site to see it.' : 'It is in My Projects.';
}
