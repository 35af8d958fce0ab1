import { type GenerateResponse, routes } from '@sitewright/contracts';
import { createFakeApi } from '@sitewright/web-kit/testing';

const id = '0123456789abcdef0123456789abcdef';

export const site: GenerateResponse = { id, previewUrl: `/preview/${id}/index.html` };

/** A server with the offline composer that makes `site` from every prompt. */
export const composerApi = () =>
  createFakeApi()
    .on(routes.engine, () => ({ engine: 'composer' as const, label: 'Offline composer' }))
    .on(routes.generate, () => site);

/** A server that has a model set up. */
export const modelApi = () =>
  composerApi().on(routes.engine, () => ({ engine: 'openai' as const, label: 'a model' }));
