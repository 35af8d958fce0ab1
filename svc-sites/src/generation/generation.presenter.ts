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
    ...(request.seed === undefined ? {} : { seed: request.seed }),
    ...(name === undefined ? {} : { name }),
    ...(phase ? { phase } : {}),
    ...(place ? { line: place } : {}),
    ...(startedAt ? { startedAt: startedAt.toISOString() } : {}),
    ...(error ? { error: presentError(error) } : {}),
    ...presentKept(generation),
    ...(generation.revision ? { isChange: true } : {}),
  };
};

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
