import { type GoogleError, googleErrorSchema } from '@sitewright/contracts';
import { useLocation, useNavigate } from '@sitewright/web-kit/router';
import { useEffect, useState } from 'react';
import { keptReturnAddress } from '../../lib/return-address.ts';

/** What happened at Google, and what the person can do now. */
const explanations: Record<GoogleError, string> = {
  'google-not-configured':
    'Signing in with Google is not set up on this server. Use your email and password instead.',
  'google-cancelled':
    'You stopped before Google could say who you are. Continue with Google again, or use your email and password.',
  'google-expired':
    'That sign-in took too long or began in another browser. Press “Continue with Google” and go through it once more.',
  'google-email-unverified':
    'Google has not verified your email address. Verify it in your Google account, or use your email and password.',
  'google-account-mismatch':
    'Your address belongs to an account with another Google account linked to it. Choose that one at Google, or use your email and password.',
  'google-administrator':
    'Your address belongs to an administrator, whom Google’s word alone does not sign in. Use your email and password.',
  'google-unavailable':
    'Google cannot be reached at the moment. Try again in a few minutes, or use your email and password.',
};

const unknownError = 'The sign-in did not work. Try again, or use your email and password.';

function explain(search: string): string | undefined {
  const code = new URLSearchParams(search).get('error');
  if (code === null) return undefined;
  const { data } = googleErrorSchema.safeParse(code);
  return data ? explanations[data] : unknownError;
}

/** What the return from Google itself has found wrong. */
function problemOf(state: unknown): string | undefined {
  const hasProblem = typeof state === 'object' && state !== null && 'problem' in state;
  return hasProblem && typeof state.problem === 'string' ? state.problem : undefined;
}

/**
 * What to tell somebody whom a sign-in through Google brought back to `/login`, with a code in the address or with
 * words in its state. Both go, so that a reload or a bookmark does not repeat them; where the person wanted to go before
 * is known again.
 */
export function useSignInError(): string | undefined {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const found = explain(search) ?? problemOf(state);
  const [explanation] = useState(found);
  const hasError = found !== undefined;

  useEffect(() => {
    if (hasError) navigate('/login', { replace: true, state: { from: keptReturnAddress() } });
  }, [hasError, navigate]);

  return explanation;
}
