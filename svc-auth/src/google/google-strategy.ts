import { googleReturnPath } from '@sitewright/contracts';
import { Strategy } from 'passport-google-oauth20';
import type { GoogleSettings } from './google-settings.ts';

interface AuthorizationOptions {
  codeChallenge?: string;
}

interface TokenOptions {
  codeVerifier?: string;
}

/** Google's strategy with PKCE whose verifier the caller keeps; the strategy itself would need a server session for it. */
class PkceGoogleStrategy extends Strategy {
  override authorizationParams(options: AuthorizationOptions): object {
    const params = super.authorizationParams(options);
    return { ...params, code_challenge: options.codeChallenge, code_challenge_method: 'S256' };
  }

  override tokenParams(options: TokenOptions): object {
    return { ...super.tokenParams(options), code_verifier: options.codeVerifier };
  }
}

export function googleStrategy(settings: GoogleSettings): Strategy {
  const { clientId, clientSecret, publicUrl, authorizationUrl, tokenUrl, userinfoUrl } = settings;
  const options = {
    clientID: clientId,
    clientSecret,
    callbackURL: new URL(googleReturnPath, publicUrl).href,
    authorizationURL: authorizationUrl,
    tokenURL: tokenUrl,
    userProfileURL: userinfoUrl ?? 'https://openidconnect.googleapis.com/v1/userinfo',
    scope: ['openid', 'email'],
  };
  // What the profile is worth is decided by who asked, not here.
  return new PkceGoogleStrategy(options, (_accessToken, _refreshToken, profile, done) =>
    done(null, profile._json),
  );
}
