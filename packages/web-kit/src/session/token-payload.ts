/**
 * Decodes the payload of a JSON Web Token (RFC 7519) without checking its signature: good enough to decide what to
 * show, and the server decides what to do.
 * @returns `undefined` for a token that cannot be read
 */
export function decodeTokenPayload(token: string): unknown {
  const payload = token.split('.')[1] ?? '';
  try {
    const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** Milliseconds until the token is no longer accepted; 0 or less for one that is not. */
export function tokenLifetime(token: string): number {
  const payload = decodeTokenPayload(token);
  if (typeof payload !== 'object' || payload === null || !('exp' in payload)) return 0;
  return typeof payload.exp === 'number' ? payload.exp * 1000 - Date.now() : 0;
}
