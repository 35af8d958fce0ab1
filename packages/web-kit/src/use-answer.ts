import { useEffect, useEffectEvent, useState } from 'react';
import type { ApiClient } from './api/api-client.ts';
import { useApi } from './api/api-context.tsx';
import { type ApiError, toApiError } from './api/api-error.ts';

/** What has come of a question so far. */
export type Answer<Value> =
  | { status: 'loading' }
  | { status: 'failed'; error: ApiError; retry: () => void }
  | { status: 'ready'; value: Value };

/** Asks the server; `question` is what the answer belongs to. */
export type Ask<Value> = (api: ApiClient, signal: AbortSignal, question: string) => Promise<Value>;

type Found<Value> = { value: Value } | { error: ApiError };

/** Asks while the calling component is shown: once for each question, and again when the person retries. */
export function useAnswer<Value>(question: string, ask: Ask<Value>): Answer<Value>;
/** Without a question nothing is asked. */
export function useAnswer<Value>(question: string | undefined, ask: Ask<Value>): Answer<Value> | undefined;
export function useAnswer<Value>(question: string | undefined, ask: Ask<Value>): Answer<Value> | undefined {
  const api = useApi();
  const [attempt, setAttempt] = useState(1);
  const [outcome, setOutcome] = useState<Found<Value> & { question: string; attempt: number }>();
  const askNow = useEffectEvent(ask);

  useEffect(() => {
    if (question === undefined) return;
    const abortController = new AbortController();
    const keep = (found: Found<Value>) => {
      if (!abortController.signal.aborted) setOutcome({ question, attempt, ...found });
    };
    askNow(api, abortController.signal, question).then(
      (value) => keep({ value }),
      (error) => keep({ error: toApiError(error) }),
    );
    return () => abortController.abort();
  }, [api, question, attempt]);

  if (question === undefined) return undefined;
  if (outcome?.question !== question || outcome.attempt !== attempt) return { status: 'loading' };
  if ('value' in outcome) return { status: 'ready', value: outcome.value };
  return { status: 'failed', error: outcome.error, retry: () => setAttempt(attempt + 1) };
}
