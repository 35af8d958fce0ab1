import { setTimeout } from 'node:timers/promises';
import type { RequestContext } from '@sitewright/service-kit';
import koaPassport from 'koa-passport';
import type { GoogleSettings } from './google-settings.ts';
import { googleStrategy } from './google-strategy.ts';
import type { SignInAttempt } from './sign-in-attempt.ts';

const answerWithinMs = 10_000;

/** The conversation with Google, through Passport and without a server session. */
export interface GoogleClient {
  /** Sends the browser to Google's page. */
  sendToGoogle(ctx: RequestContext, attempt: SignInAttempt): Promise<void>;
  /**
   * Trades the code that Google sent back for what it says about the person.
   *
   * @throws Error when Google does not answer in time, or not as it should.
   */
  readProfile(ctx: RequestContext, nonce: string): Promise<unknown>;
}

const noNext = async () => {};

export function createGoogleClient(settings: GoogleSettings): GoogleClient {
  const passport = new koaPassport.KoaPassport().use('google', googleStrategy(settings));
  return {
    async sendToGoogle(ctx, { state, challenge }) {
      await passport.authenticate('google', { session: false, state, codeChallenge: challenge })(ctx, noNext);
    },

    async readProfile(ctx, nonce) {
      const answered = new AbortController();
      const profile = new Promise<unknown>((resolve, reject) => {
        const settle = (error: unknown, found: unknown) => (found ? resolve(found) : reject(error));
        const options = { session: false, codeVerifier: nonce };
        passport.authenticate('google', options, settle)(ctx, noNext).catch(reject);
      });
      const deadline = setTimeout(answerWithinMs, undefined, { signal: answered.signal }).then(() => {
        throw new Error('Google did not answer in time.');
      });
      return Promise.race([profile, deadline]).finally(() => answered.abort());
    },
  };
}
