import type { GenerateRequest } from '@sitewright/contracts';
import { useApi } from '@sitewright/web-kit';
import { generateWebsite } from './generate-website.ts';

/** Starts a generation; `onReady` runs once there is a new site to look at. */
export type Generate = (options?: Pick<GenerateRequest, 'engine'>) => void;

export function useGenerate(onReady: () => void): Generate {
  const api = useApi();
  return async (options) => {
    if (await generateWebsite(api, options)) onReady();
  };
}
