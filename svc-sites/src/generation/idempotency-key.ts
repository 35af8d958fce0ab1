import { idempotencyKeySchema } from '@sitewright/contracts';
import { AppError, type RequestContext } from '@sitewright/service-kit';

const header = 'Idempotency-Key';

/** @throws AppError `VALIDATION_FAILED` for a key that is none. */
export function readIdempotencyKey({ headers }: Pick<RequestContext, 'headers'>): string | undefined {
  const sent = headers[header.toLowerCase()];
  if (sent === undefined) return undefined;
  const { data, error } = idempotencyKeySchema.safeParse(sent);
  if (data !== undefined) return data;
  const message = error?.issues[0]?.message ?? '';
  throw new AppError('VALIDATION_FAILED', message, { fields: { [header]: message } });
}
