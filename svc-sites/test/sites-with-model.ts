import { createSiteEngine } from '@sitewright/site-engine';
import { type FakeProvider, startFakeProvider } from '@sitewright/site-engine/testing';
import { type HarnessOptions, type SitesService, startSitesService } from './harness.ts';

/** The whole service with the real engine, which asks a model that does as it is told. */
export interface SitesWithModel {
  service: SitesService;
  provider: FakeProvider;
  close(): Promise<void>;
}

export async function startSitesWithModel(
  options: Omit<HarnessOptions, 'engine'> = {},
): Promise<SitesWithModel> {
  const provider = await startFakeProvider();
  const engine = createSiteEngine({ openai: { baseURL: provider.baseURL, model: 'fake' }, workers: 2 });
  const service = await startSitesService({ ...options, engine });
  return {
    service,
    provider,
    async close() {
      await service.close();
      await engine.close();
      await provider.close();
    },
  };
}
