import { AppError, storageFull } from '@sitewright/service-kit';
import { z } from 'zod';

/** What every error of the store's client says of the answer, where there was one. */
const answeredSchema = z.object({
  name: z.string(),
  $metadata: z.object({ httpStatusCode: z.number() }),
});

const tooMany = 429;
const noRoom = 507;

/** Undefined for an object that is not there; that the bucket is not is another error. */
export function unlessMissing(error: unknown): undefined {
  const { data } = answeredSchema.safeParse(error);
  if (data?.$metadata.httpStatusCode !== 404 || data.name === 'NoSuchBucket') throw error;
}

/** Whether it did not answer: the system has a code for what happened to a connection, and the client a name for patience. */
const isUnanswered = (error: unknown) =>
  error instanceof Error &&
  (/^(TimeoutError|AbortError)$/.test(error.name) || ('code' in error && typeof error.code === 'string'));

/** What is told of an error of the store; one that is neither its absence nor its lack of room stays as it is. */
export function toStoreError(error: unknown): unknown {
  const status = answeredSchema.safeParse(error).data?.$metadata.httpStatusCode;
  if (status === noRoom) return storageFull(error);
  const isAway = status === undefined ? isUnanswered(error) : status >= 500 || status === tooMany;
  if (!isAway) return error;
  return new AppError(
    'UNAVAILABLE',
    'Sitewright cannot reach the store of its files. Please try again in a moment.',
    { cause: error, headers: { 'Retry-After': '5' } },
  );
}
