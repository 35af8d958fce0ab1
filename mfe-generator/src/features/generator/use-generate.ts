import { useApi } from '@sitewright/web-kit';
import { generateWebsite } from './generate-website.ts';
import type { GenerationOptions } from './generator-store.ts';

/** Starts a generation. */
export type Generate = (options?: GenerationOptions) => void;

export function useGenerate(): Generate {
  const api = useApi();
  return (options) => void generateWebsite(api, options);
}
