import { toApiError, useApi } from '@sitewright/web-kit';
import { useLocation } from '@sitewright/web-kit/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { beginVisit, lookAgain, openLink, type Visit } from './visit.ts';

/** After which a page in sight asks whether it is still shared. */
const againMs = 30_000;

/** The visit of the link in the address: its token stands in the fragment, which no server is sent. */
export function useVisit() {
  const api = useApi();
  const token = useLocation().hash.slice(1);
  const [visit, setVisit] = useState<Visit>({ phase: 'opening' });
  const [attempt, setAttempt] = useState(0);
  const ticket = visit.phase === 'open' ? visit.site.ticket : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt begins anew.
  useEffect(() => {
    let isCurrent = true;
    setVisit({ phase: 'opening' });
    void beginVisit(api, token).then((begun) => {
      if (isCurrent) setVisit(begun);
    });
    return () => {
      isCurrent = false;
    };
  }, [api, token, attempt]);

  const look = useEffectEvent(async () => {
    if (ticket === undefined || document.visibilityState === 'hidden') return;
    const next = await lookAgain(api, token, ticket);
    if (next) setVisit((now) => (now.phase === 'open' && now.site.ticket === ticket ? next : now));
  });
  useEffect(() => {
    if (ticket === undefined) return;
    const ask = () => void look();
    const timer = window.setInterval(ask, againMs);
    window.addEventListener('focus', ask);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('focus', ask);
    };
  }, [ticket]);

  return {
    visit,
    enter: async (password: string) => setVisit(await openLink(api, token, password)),
    tryAgain: () => setAttempt((count) => count + 1),
    /** A call was refused: the link may have ended in the meantime. */
    meet: (thrown: unknown) => {
      const error = toApiError(thrown);
      if (error.code.startsWith('SHARE_')) setVisit({ phase: 'closed', error });
      if (error.code === 'NOT_FOUND') void look();
    },
  };
}
