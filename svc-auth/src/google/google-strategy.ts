import { googleReturnPath } from '@sitewright/contracts';
import { type Profile, Strategy, type StrategyOptions, type VerifyCallback } from 'passport-google-oauth20';
import { fetchObject } from './fetch-object.ts';
import type { GoogleSettings } from './google-settings.ts';

interface AuthorizationOptions {
  codeChallenge?: string;
}

interface TokenOptions {
  codeVerifier?: string;
}

type Verify = (accessToken: string, refreshToken: string, profile: Profile, done: VerifyCallback) => void;

type Answered = (error: unknown, text?: string) => void;

/** How the strategy's client sends each of its requests; its types do not list it. */
interface RequestingClient {
  _request: (
    method: string,
    url: string,
    headers: Record<string, string>,
    body: string,
    accessToken: string | null,
    answered: Answered,
  ) => void;
}

/**
 * Google's strategy with PKCE whose verifier the caller keeps; the strategy itself would need a server session for it.
 * Its own client reads properties of whatever JSON comes, in a callback where an error ends the process, so the requests
 * go through {@link fetchObject}.
 */
class PkceGoogleStrategy extends Strategy {
  constructor(options: StrategyOptions, verify: Verify) {
    super(options, verify);
    const client: RequestingClient = {
      _request: (method, url, headers, body, _accessToken, answered) => {
        fetchObject(url, { method, headers, ...(body && { body }) })
          .then((text) => answered(undefined, text))
          .catch(answered);
      },
    };
    // Google's access token travels in a header, never in the address.
    this._oauth2.useAuthorizationHeaderforGET(true);
    Object.assign(this._oauth2, client);
  }

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
