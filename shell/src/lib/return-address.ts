import { usableStorage } from '@sitewright/web-kit/session';

const usualAddress = '/app';

/** Where the address waits while the person is at a third-party sign-in: for this tab only. */
const key = 'return-to';
const storage = usableStorage(() => window.sessionStorage);

/** Resolves as the browser would, so that what leaves this site in disguise ("//host", "/\host", "/.//host") is seen. */
function pathOnThisSite(candidate: unknown): string | undefined {
  const { origin } = window.location;
  if (typeof candidate !== 'string' || !candidate.startsWith('/')) return undefined;
  if (!URL.canParse(candidate, origin)) return undefined;
  const address = new URL(candidate, origin);
  if (address.origin !== origin || address.pathname.startsWith('//')) return undefined;
  return address.pathname + address.search + address.hash;
}

/** The address of this site that a guard remembered as `state.from`; anything else is the generator's. */
export function returnAddress(state: unknown): string {
  const isGuarded = typeof state === 'object' && state !== null && 'from' in state;
  return (isGuarded && pathOnThisSite(state.from)) || usualAddress;
}

/** Keeps the address of `state.from` for the person's return from a page of somebody else. */
export function keepReturnAddress(state: unknown): void {
  storage.setItem(key, returnAddress(state));
}

/** The kept address, checked like any other. */
export function keptReturnAddress(): string {
  return returnAddress({ from: storage.getItem(key) });
}
