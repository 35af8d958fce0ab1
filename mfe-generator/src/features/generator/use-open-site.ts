import { useLocation, useSearchParams } from '@sitewright/web-kit/router';
import { useEffect, useEffectEvent } from 'react';
import { useGenerator } from './generator-store.ts';

/** Where a site is opened in the generator; without an id the desk is empty. */
export const siteAddress = (id?: string) => ({ search: id ? `?site=${id}` : '' });

/**
 * The id of the site that lies on the desk: the address says it, so that a reload and a link show it again. A site that
 * was just made, even while the page was away, takes its place. `onOpen` runs whenever a site was opened.
 */
export function useOpenSite(onOpen: () => void): string | undefined {
  const [parameters, setParameters] = useSearchParams();
  const { key } = useLocation();
  const madeId = useGenerator(({ generation }) => (generation.status === 'made' ? generation.id : undefined));
  const openId = parameters.get('site') || undefined;

  const goTo = useEffectEvent((site: string) => {
    useGenerator.setState({ generation: { status: 'idle' } });
    setParameters({ site }, { replace: true });
  });
  useEffect(() => {
    if (madeId) goTo(madeId);
  }, [madeId]);

  const tellOpened = useEffectEvent(onOpen);
  useEffect(() => {
    if (openId && key) tellOpened();
  }, [openId, key]);

  return madeId ?? openId;
}
