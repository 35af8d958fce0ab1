import { AppError } from '@sitewright/service-kit';
import { EngineError } from '@sitewright/site-engine';

/** What a person is told when no site was made; anything but an engine's own error stays as it is. */
export function toGenerationFailure(error: unknown, signal: AbortSignal): unknown {
  if (!(error instanceof EngineError)) return error;
  if (error.code !== 'GENERATION_STOPPED') return new AppError(error.code, error.message, { cause: error });
  if (isTimeout(signal)) {
    return new AppError(
      'PROVIDER_TIMEOUT',
      'The site took too long to write. Try again, or ask for less at once.',
      {
        cause: error,
      },
    );
  }
  return new AppError(error.code, 'The generation was stopped before it was done. Please start it again.', {
    cause: error,
  });
}

const isTimeout = ({ reason }: AbortSignal) =>
  reason instanceof DOMException && reason.name === 'TimeoutError';
