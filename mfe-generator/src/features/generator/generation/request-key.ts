import type { GenerateRequest } from '@sitewright/contracts';
import type { ApiError } from '@sitewright/web-kit';
import { randomKey } from '../../../lib/random-key.ts';
import { useGenerator } from '../generator-store.ts';

/** Whoever is in between may give up while the service goes on. */
const inBetween: ReadonlySet<string> = new Set(['UNAVAILABLE', 'UNEXPECTED_ANSWER', 'UPSTREAM_TIMEOUT']);

/** The key a request goes by: the same one until it is answered, also over a reload of the tab. */
export function keyOf(body: GenerateRequest): string {
  const request = JSON.stringify(body);
  const { unanswered } = useGenerator.getState();
  if (unanswered?.request === request) return unanswered.key;
  const key = randomKey();
  useGenerator.setState({ unanswered: { request, key } });
  return key;
}

/** The request is answered: the next one is another one, be it of the same words. */
export function forgetKey(): void {
  if (useGenerator.getState().unanswered) useGenerator.setState({ unanswered: undefined });
}

/** Whether the service itself has refused, and nothing is being made. */
export const isRefusal = ({ status, code }: ApiError): boolean =>
  status !== undefined && !inBetween.has(code);
