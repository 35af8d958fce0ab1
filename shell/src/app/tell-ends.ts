import { createApiClient } from '@sitewright/web-kit';
import { useSession } from '@sitewright/web-kit/session';
import { tellEnds } from '../features/ends/tell-ends.ts';

let hasBegun = false;
let end: (() => void) | undefined;

function follow(email: string | undefined): void {
  end?.();
  end = email === undefined ? undefined : tellEnds(createApiClient());
}

/** Tells the ends of the person's generations for as long as somebody is signed in, on whatever page. Called again it does nothing. */
export function tellEndsFromNowOn(): void {
  if (hasBegun) return;
  hasBegun = true;
  follow(useSession.getState().email);
  useSession.subscribe(({ email }, before) => {
    if (email !== before.email) follow(email);
  });
}
