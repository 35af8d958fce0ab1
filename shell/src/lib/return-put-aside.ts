import type { oauthSuccessPath } from '@sitewright/contracts';

/** Written here, checked against the contract: this is in the first script of every page. */
const path: typeof oauthSuccessPath = '/oauth-success';

/** Two scripts of the page use it: what the first one puts aside, the second one finds. */
const key = Symbol.for('sitewright.oauth-return');
const page = globalThis as typeof globalThis & { [key]?: string };

/**
 * Takes the token of a third-party sign-in out of the address bar and out of the history before anything else is
 * loaded, and keeps it for this page alone.
 */
export function putReturnAside(): void {
  const { pathname, search } = window.location;
  if (pathname !== path || search === '') return;
  page[key] = search;
  window.history.replaceState(window.history.state, '', path);
}

/** What was put aside. */
export const returnPutAside = (): string | undefined => page[key];

/** It is good for one sign-in. */
export function forgetReturn(): void {
  delete page[key];
}
