import { AppError, type RequestContext } from '@sitewright/service-kit';

/** Aborts when the client goes: nobody is left to answer. The generation goes on. */
export function whileConnected({ res }: Pick<RequestContext, 'res'>): AbortSignal {
  const gone = new AbortController();
  res.once('close', () => gone.abort(new AppError('GENERATION_STOPPED', 'The connection was closed.')));
  return gone.signal;
}
