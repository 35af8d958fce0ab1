import type { GenerateRequest } from '@sitewright/contracts';
import { useApi } from '@sitewright/web-kit';
import { generateWebsite } from './generate-website.ts';

/** Starts a generation. */
export type Generate = (options?: Pick<GenerateRequest, 'engine'>) => void;

export function useGenerate(): Generate {
  const api = useApi();
  return (options) => void generateWebsite(api, options);
}
