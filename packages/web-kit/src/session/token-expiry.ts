import { z } from 'zod';

const claimsSchema = z.object({ exp: z.number().int() });

function decodePayload(token: string): unknown {
  const payload = token.split('.')[1] ?? '';
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );
  return JSON.parse(new TextDecoder().decode(bytes));
}

/**
 * When a JSON Web Token (RFC 7519) stops being accepted. Only a hint for the screen: the server decides.
 * @returns milliseconds since the epoch; 0 for a token that cannot be read
 */
export function tokenExpiry(token: string): number {
  try {
    return claimsSchema.parse(decodePayload(token)).exp * 1000;
  } catch {
    return 0;
  }
}
