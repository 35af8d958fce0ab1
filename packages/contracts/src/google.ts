import * as z from 'zod/mini';

/** Where the browser goes to sign in with Google: a navigation, not a call. */
export const googleSignInPath = '/api/auth/google';
/** Where Google sends it back to. */
export const googleReturnPath = '/api/auth/google/callback';

/** The screen that takes the session over from its address: `/oauth-success?token=…`. */
export const oauthSuccessPath = '/oauth-success';

/**
 * The cookie that goes with a return to {@link oauthSuccessPath} and names the session of its token (the claim `sid`): only
 * the browser that began the sign-in holds it, so that nobody is signed in by an address somebody else has sent.
 * On https its prefix keeps other hosts of the same domain from setting it.
 */
export const oauthReturnCookie = (isHttps: boolean): string =>
  isHttps ? '__Host-sitewright-return' : 'sitewright-return';

/** Why a sign-in through Google ended at `/login?error=…`. */
export const googleErrorSchema = z.enum([
  /** This instance has no Google credentials. */
  'google-not-configured',
  /** The person did not agree on Google's page. */
  'google-cancelled',
  /** The return does not belong to a sign-in that this browser began within the last minutes. */
  'google-expired',
  /** Google says that the address is not verified, so it proves nothing. */
  'google-email-unverified',
  /** The address belongs to an account that another Google account is linked to. */
  'google-account-mismatch',
  /** The address belongs to an administrator, whom an address alone does not sign in. */
  'google-administrator',
  /** Google did not answer, or not as it should. */
  'google-unavailable',
]);
export type GoogleError = z.infer<typeof googleErrorSchema>;
