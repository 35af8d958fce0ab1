import { type AccessTokenClaims, accessTokenClaimsSchema } from '@sitewright/contracts';
import { decodeTokenPayload } from './token-payload.ts';

/**
 * Who an access token says the person is; its signature is not checked.
 * @returns `undefined` for a token that does not say it
 */
export function readTokenClaims(token: string): AccessTokenClaims | undefined {
  return accessTokenClaimsSchema.safeParse(decodeTokenPayload(token)).data;
}
