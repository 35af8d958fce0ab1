import {
  type GoogleError,
  googleReturnPath,
  googleSignInPath,
  oauthSuccessPath,
} from '@sitewright/contracts';
import {
  createRouter,
  newSessionId,
  type RequestContext,
  type ServiceRouter,
  signAccessToken,
} from '@sitewright/service-kit';
import type { KnownDevices } from '../auth/known-devices.ts';
import type { UsersRepository } from '../users/users.repository.ts';
import { createGoogleClient, type GoogleClient } from './google-client.ts';
import { googleCookies } from './google-cookies.ts';
import type { GoogleSettings } from './google-settings.ts';
import { beginAttempt, isAttemptOf } from './sign-in-attempt.ts';
import { type GoogleOutcome, signInWithGoogle } from './sign-in-with-google.ts';

export interface GoogleDependencies {
  users: UsersRepository;
  jwtSecret: string;
  knownDevices: KnownDevices;
  /** Undefined on an instance without Google credentials. */
  google: GoogleSettings | undefined;
}

/** A browser navigates here, so every answer leads to a page of the front end, never to JSON. */
export function googleRoutes(deps: GoogleDependencies): ServiceRouter {
  const { google } = deps;
  return google ? configuredRoutes(deps, google) : unconfiguredRoutes();
}

function unconfiguredRoutes(): ServiceRouter {
  const router = createRouter();
  router.get([googleSignInPath, googleReturnPath], (ctx) => ctx.redirect(explain('google-not-configured')));
  return router;
}

function configuredRoutes(deps: GoogleDependencies, google: GoogleSettings): ServiceRouter {
  const router = createRouter();
  const client = createGoogleClient(google);
  const cookies = googleCookies(google.publicUrl.startsWith('https:'));

  router.get(googleSignInPath, async (ctx) => {
    const attempt = beginAttempt(deps.jwtSecret);
    cookies.keepNonce(ctx, attempt.nonce);
    await client.sendToGoogle(ctx, attempt);
  });

  router.get(googleReturnPath, async (ctx) => {
    const outcome = await readReturn(ctx, client, deps, cookies.takeNonce(ctx));
    if ('error' in outcome) {
      ctx.state.log.info({ reason: outcome.error }, 'google sign-in refused');
      return ctx.redirect(explain(outcome.error));
    }
    ctx.state.log.info({ userId: outcome.user.id }, 'signed in with google');
    const sessionId = newSessionId();
    const token = signAccessToken(outcome.user, deps.jwtSecret, sessionId);
    cookies.nameReturn(ctx, sessionId);
    deps.knownDevices.remember(ctx, outcome.user.email);
    ctx.redirect(`${oauthSuccessPath}?${new URLSearchParams({ token })}`);
  });

  return router;
}

/** The return of a browser that began here itself: refusal, or what Google says about the person. */
async function readReturn(
  ctx: RequestContext,
  client: GoogleClient,
  { users, jwtSecret }: GoogleDependencies,
  nonce: string,
): Promise<GoogleOutcome> {
  const { state, code, error } = ctx.query;
  if (typeof state !== 'string' || !isAttemptOf(state, nonce, jwtSecret)) return { error: 'google-expired' };
  if (error === 'access_denied') return { error: 'google-cancelled' };
  if (typeof code !== 'string' || error !== undefined) return { error: 'google-unavailable' };
  try {
    return await signInWithGoogle(users, await client.readProfile(ctx, nonce));
  } catch (cause) {
    ctx.state.log.warn({ err: cause }, 'google sign-in failed');
    return { error: 'google-unavailable' };
  }
}

const explain = (error: GoogleError) => `/login?error=${error}`;
