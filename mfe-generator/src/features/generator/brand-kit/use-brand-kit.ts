import { type BrandKit, routes } from '@sitewright/contracts';
import { useApi } from '@sitewright/web-kit';
import { useSession } from '@sitewright/web-kit/session';
import { useEffect, useState } from 'react';
import { create } from 'zustand';

/** Whether the next site is made with the brand kit; chosen for one page view. */
export const useBrandKitChoice = create<{ isUsed: boolean }>()(() => ({ isUsed: true }));

export const chooseBrandKit = (isUsed: boolean): void => useBrandKitChoice.setState({ isUsed });

useSession.subscribe(({ endedBy }) => {
  if (endedBy === 'sign-out') chooseBrandKit(true);
});

const holdsAnything = ({ name, contacts, hours, colours, typefaces, logo }: BrandKit): boolean =>
  [name, typefaces, logo].some((part) => part !== undefined) ||
  contacts.length + hours.length + Object.keys(colours).length > 0;

/** Whether the person has a brand kit; unknown until the server has answered. */
export function useHasBrandKit(): boolean {
  const api = useApi();
  const [hasKit, setHasKit] = useState(false);
  useEffect(() => {
    const abortController = new AbortController();
    const { signal } = abortController;
    api.call(routes.brandKit, { signal }).then(
      (kit) => signal.aborted || setHasKit(holdsAnything(kit)),
      // Without an answer only a line is missing: the server uses the kit as it is.
      () => undefined,
    );
    return () => abortController.abort();
  }, [api]);
  return hasKit;
}
