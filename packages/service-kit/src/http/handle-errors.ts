import type { ErrorBody } from '@sitewright/contracts';
import { AppError } from '../app-error.ts';
import type { Logger } from '../logger.ts';
import { isDatabaseDown } from '../mongo/is-database-down.ts';
import { isStorageFull } from '../mongo/is-storage-full.ts';
import type { ServiceMiddleware } from './context.ts';

/** Turns whatever is thrown into the contract's error body. */
export const handleErrors: ServiceMiddleware = async function handleErrors(ctx, next) {
  try {
    await next();
  } catch (thrown) {
    const error = toAppError(thrown);
    logError(ctx.state.log, error);
    ctx.status = error.status;
    ctx.set(error.headers);
    ctx.body = presentError(error, ctx.state.requestId);
  }
};

export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (isDatabaseDown(thrown)) {
    return new AppError(
      'UNAVAILABLE',
      'Sitewright cannot reach its database. Please try again in a moment.',
      {
        cause: thrown,
        headers: { 'Retry-After': '5' },
      },
    );
  }
  if (isStorageFull(thrown)) return storageFull(thrown);
  return new AppError('INTERNAL', 'Something went wrong on our side. Please try again.', { cause: thrown });
}

/** What a person is told when a disk, or a store of files, is full. */
export const storageFull = (cause: unknown) =>
  new AppError(
    'STORAGE_FULL',
    'Sitewright has no room left to store this. What is stored is safe; tell the operator, who can make room.',
    { cause },
  );

function presentError({ message, code, fields, conflict }: AppError, requestId: string): ErrorBody {
  return { message, code, ...(fields && { fields }), ...(conflict && { conflict }), requestId };
}

export function logError(log: Logger, error: AppError): void {
  if (error.status < 500) log.info({ code: error.code }, 'request refused');
  else log.error({ code: error.code, err: error.cause ?? error }, 'request failed');
}
