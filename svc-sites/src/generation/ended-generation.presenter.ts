import { type GenerateResponse, previewPath } from '@sitewright/contracts';
import { AppError } from '@sitewright/service-kit';
import type { Generation } from './generation.ts';
import { stoppedSentence } from './generation-failure.ts';

/** The answer to who waited for the site. @throws AppError when none came of it. */
export function presentEnded({ state, folderId, error }: Generation): GenerateResponse {
  if (state === 'done') return { id: folderId, previewUrl: previewPath(folderId) };
  throw new AppError(error?.code ?? 'GENERATION_STOPPED', error?.message ?? stoppedSentence);
}
