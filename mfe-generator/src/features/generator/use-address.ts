import { useApi } from '@sitewright/web-kit';
import { useLocation, useSearchParams } from '@sitewright/web-kit/router';
import { useSession } from '@sitewright/web-kit/session';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { isEmptyState } from './addresses.ts';
import { watchGeneration } from './generation/watch.ts';
import { leaveWatched } from './generation/watched.ts';
import { type GeneratorState, isGenerating, useGenerator } from './generator-store.ts';
import { refreshRunning } from './running/running-store.ts';

/** What is watched lets go of the page when the address says something else; unless nothing else leads back to it. */
function leaveFor(site: string | undefined): void {
  const state = useGenerator.getState();
  const { done, generationId } = state.generation?.progress ?? {};
  const isFound = !isGenerating(state) || generationId !== undefined;
  const isOpen = done !== undefined && done.id === site;
  if (isFound && !isOpen) leaveWatched();
}

/** What the address was asked to say of what is watched, until that is drawn: a busy page draws a navigation late. */
type OwnAddress = RefObject<string | undefined>;

/** Watches what the address asks for: a generation, or the newest one where it names neither that nor a site. */
function useAddressedGeneration(own: OwnAddress) {
  const api = useApi();
  const [parameters] = useSearchParams();
  const { key, state } = useLocation();
  const isSignedIn = useSession(({ token }) => token !== undefined);
  const generation = parameters.get('generation') || undefined;
  const site = parameters.get('site') || undefined;

  const watchNewest = async () => {
    const [newest] = await refreshRunning(api);
    if (newest && !useGenerator.getState().generation) watchGeneration(api, newest.id, newest);
  };
  const follow = useEffectEvent(() => {
    // An effect runs after its drawing: the session may have ended in between, and with it what was watched.
    if (useSession.getState().token === undefined) return;
    // The page has said so itself, of what it watched then. By now that may be another one.
    if (own.current !== undefined && own.current === parameters.toString()) return;
    if (generation) return watchGeneration(api, generation);
    if (site || isEmptyState(state)) return leaveFor(site);
    if (!useGenerator.getState().generation) void watchNewest();
  });
  useEffect(() => {
    if (key && isSignedIn) follow();
  }, [key, isSignedIn]);

  return site;
}

/** What the address is to say of a generation: the site it became, or itself once the server has said what it is. */
function addressOf({ generation }: GeneratorState): Record<string, string> | undefined {
  const { done, generationId } = generation?.progress ?? {};
  if (done) return { site: done.id };
  return generationId === undefined ? undefined : { generation: generationId };
}

/** The address follows what is watched, so that a reload, a link and another tab show the same. */
function useWatchedInAddress(own: OwnAddress) {
  const [parameters, setParameters] = useSearchParams();
  const shown = parameters.toString();
  const watched = useGenerator((state) => new URLSearchParams(addressOf(state)).toString());
  const isShown = useGenerator(({ generation }) => generation?.isShown);

  const follow = useEffectEvent(() => {
    // What is watched may have changed with the address, a moment ago.
    const address = addressOf(useGenerator.getState());
    const said = new URLSearchParams(address).toString();
    if (!address || said === shown) return;
    own.current = said;
    setParameters(address, { replace: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is drawn, nothing is on its way any more.
  useEffect(() => {
    own.current = undefined;
  }, [shown]);
  useEffect(() => {
    if (watched && watched !== shown) follow();
  }, [watched, shown]);
  const letGo = useEffectEvent(() => {
    if (own.current === undefined) useGenerator.setState({ generation: undefined });
  });
  useEffect(() => {
    // From here on the address alone says what is open.
    if (isShown && watched === shown) letGo();
  }, [isShown, watched, shown]);

  return useGenerator(({ generation }) => generation?.progress.done?.id);
}

/**
 * The id of the site that is open: the address says it, so that a reload and a link show it again. A site that was just
 * made, even while the page was away, takes its place. `onOpen` runs whenever a site was opened.
 */
export function useAddress(onOpen: () => void): string | undefined {
  const { key } = useLocation();
  const own: OwnAddress = useRef(undefined);
  const site = useAddressedGeneration(own);
  const madeId = useWatchedInAddress(own);

  const tellOpened = useEffectEvent(onOpen);
  useEffect(() => {
    if (site && key) tellOpened();
  }, [site, key]);

  return madeId ?? site;
}
