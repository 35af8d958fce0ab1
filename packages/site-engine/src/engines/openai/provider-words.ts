import { APIError } from 'openai';

const mostCauses = 6;
const mostCharacters = 400;
/** Keys as providers make them, where a server quotes another than ours or a part of it. */
const keys =
  /\b(?:(?:sk|pk|rk|gsk|hf|xai|r8|nvapi|pplx)[-_][\w*.-]{6,}|AIza[\w*-]{20,}|Bearer\s+\S{1,4000})/gi;

/** Without a key, whole or as it is sent. */
export function withoutKey(text: string, authorization: string | null): string {
  const key = authorization?.replace(/^Bearer\s+/i, '') ?? '';
  return key.length < 6 ? text : text.replaceAll(key, '[redacted]');
}

/**
 * What a provider has said of a failure, in its own words but without any key: for those who keep the server, never for visitors.
 * `undefined` where it was none that the provider told.
 */
export function providerWords(error: unknown): string | undefined {
  let cause = error;
  for (let depth = 0; depth < mostCauses && cause instanceof Error; depth += 1) {
    if (cause instanceof APIError && cause.message !== '')
      return cause.message
        .replace(keys, '[redacted]')
        .replaceAll(/\s+/g, ' ')
        .trim()
        .slice(0, mostCharacters);
    cause = cause.cause;
  }
  return undefined;
}
