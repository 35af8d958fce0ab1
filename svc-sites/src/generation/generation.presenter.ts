import {
  type KeptSite,
  type LinePlace,
  type Generation as PresentedGeneration,
  previewPath,
} from '@sitewright/contracts';
import type { Generation, GenerationError } from './generation.ts';

/** `place` is where it stands while it waits. */
export const presentGeneration = (
  generation: Generation,
  place: LinePlace | undefined,
): PresentedGeneration => {
  const { id, folderId, request, state, engine, name, phase, createdAt, startedAt, error } = generation;
  return {
    id,
    folderId,
    previewUrl: previewPath(folderId),
    state,
    prompt: request.prompt,
    engine,
    createdAt: createdAt.toISOString(),
    ...presentAsked(generation),
    ...(name === undefined ? {} : { name }),
    ...(phase ? { phase } : {}),
    ...(place ? { line: place } : {}),
    ...(startedAt ? { startedAt: startedAt.toISOString() } : {}),
    ...(error ? { error: presentError(error) } : {}),
    ...presentKept(generation),
    ...(generation.revision ? { isChange: true } : {}),
    ...(generation.restOf === undefined ? {} : { isRest: true }),
  };
};

/** Besides the words. The pictures of a rest are those of its site, which nobody sends again. */
const presentAsked = ({ request: { seed, brandKit, attachments }, restOf }: Generation) => ({
  ...(seed === undefined ? {} : { seed }),
  ...(brandKit === undefined ? {} : { brandKit }),
  ...(attachments && restOf === undefined ? { attachments } : {}),
});

const presentError = ({ code, message, reason }: GenerationError) => ({
  code,
  message,
  ...(reason && { reason }),
});

export const presentKept = ({
  kept,
  folderId,
}: Pick<Generation, 'kept' | 'folderId'>): { kept?: KeptSite } =>
  kept ? { kept: { id: folderId, previewUrl: previewPath(folderId) } } : {};
