import type { SiteDetails } from '@sitewright/contracts';
import { cn, contentId } from '@sitewright/ui';
import { type CSSProperties, useEffect, useEffectEvent, useState } from 'react';
import { useSite } from '../api/use-site.ts';

import { useSittingAt } from '../brief/use-sitting-at.ts';
import { useAim } from '../change/aim.ts';
import { useIsCommenting } from '../comments/use-is-commenting.ts';
import { useIsEditing } from '../edit/use-is-editing.ts';
import { isGenerating, useGenerator } from '../generator-store.ts';
import { useHead } from '../head/head-store.ts';
import { useUndoKeys } from '../head/use-undo-keys.ts';
import { Announcer } from '../progress/announcer.tsx';
import { SlimProgress } from '../progress/slim-progress.tsx';
import { takePromptOf } from '../replace-prompt.ts';
import { useAddress } from '../use-address.ts';
import { type DeskState, useDesk } from '../use-desk.ts';
import { useFullScreen } from '../use-full-screen.ts';
import { useIsNarrow } from '../use-is-narrow.ts';
import { useLandingPrompt } from '../use-landing-prompt.ts';
import { useIsLive } from '../use-live.ts';
import { useTitle } from '../use-title.ts';
import { useShownInstead } from '../versions/shown-version.ts';
import { useWorkAt } from '../work-at-site.ts';
import { Desk } from './desk.tsx';
import { Panel } from './panel.tsx';
import { panelWidths } from './resize-grip.tsx';
import { useSiteScreen } from './site-screen.tsx';
import { ViewTabs } from './view-tabs.tsx';

/** The site the address names; its words go into the prompt. */
function useSiteOnDesk(onOpen: () => void) {
  const siteId = useAddress(onOpen);
  const version = useHead(({ open }) => (open?.siteId === siteId ? open?.changedTo : undefined));
  const answer = useSite(siteId, version);
  const isBusy = useGenerator(isGenerating);
  const site = answer?.status === 'ready' && !isBusy ? answer.value : undefined;
  useSittingAt(site);
  useWorkAt(site);
  useEffect(() => {
    if (site) takePromptOf(site);
  }, [site]);
  return { siteId, answer, site };
}

/**
 * On a narrow screen the page to be edited, or commented on, is a view of its own, from which who has pointed at something comes back
 * to the box; an earlier version, or one that is not used yet, is looked at everywhere.
 */
function useWorkOnPage(isNarrow: boolean, desk: DeskState, site: SiteDetails | undefined): void {
  const isEditing = useIsEditing();
  const isCommenting = useIsCommenting();
  const isOnPage = isEditing || isCommenting;
  const showPage = useEffectEvent(() => desk.showView('preview'));
  useEffect(() => {
    if (isNarrow && isOnPage) showPage();
  }, [isNarrow, isOnPage]);
  const target = useAim((state) => state.target);
  const showBox = useEffectEvent(() => desk.showView('prompt'));
  useEffect(() => {
    if (isNarrow && target) showBox();
  }, [isNarrow, target]);
  const instead = useShownInstead(site);
  useEffect(() => {
    if (instead) showPage();
  }, [instead]);
}

/** Describe a website on the left, see it on the right; on a narrow screen everything is a tab. */
export function GeneratorPage() {
  useLandingPrompt();
  const isNarrow = useIsNarrow();
  const desk = useDesk(isNarrow);
  const fullScreen = useFullScreen();
  const { siteId, answer, site } = useSiteOnDesk(desk.showSite);
  const isLive = useIsLive(siteId);
  useTitle();
  useUndoKeys();
  useWorkOnPage(isNarrow, desk, site);
  const [panelWidth, setPanelWidth] = useState<number>(panelWidths.usual);
  const screen = useSiteScreen(site);
  const isBeside = desk.isShown && !isNarrow && !fullScreen.isFull;
  const isDeskAlone = (isNarrow && desk.isShown) || fullScreen.isFull;

  return (
    <main id={contentId} className="flex h-dvh flex-col bg-paper">
      <Announcer />
      {screen}
      {isDeskAlone && !screen && <h1 className="sr-only">Your website</h1>}
      <div
        hidden={screen !== undefined}
        className={cn('grid min-h-0 grow grid-rows-1', isBeside && 'grid-cols-[var(--panel)_minmax(0,1fr)]')}
        style={{ '--panel': `${panelWidth}px` } as CSSProperties}
      >
        <Panel
          hidden={isDeskAlone}
          isPreviewShown={desk.isShown}
          onPreviewToggle={desk.toggle}
          isNarrow={isNarrow}
          siteId={siteId}
          site={site}
          {...(isBeside && { width: panelWidth, onResize: setPanelWidth })}
        />
        {desk.wasShown && (
          <Desk
            hidden={!desk.isShown}
            isNarrow={isNarrow}
            siteId={siteId}
            answer={answer}
            site={site}
            desk={desk}
            fullScreen={fullScreen}
          />
        )}
      </div>
      {/* On a narrow screen everything gives way to toasts, so that they cover nothing. */}
      {isNarrow && <div className="h-(--toast-space,0px) shrink-0" />}
      {isNarrow && !fullScreen.isFull && !screen && <SlimProgress />}
      {isNarrow && !fullScreen.isFull && !screen && (
        <ViewTabs
          shown={desk.isShown ? desk.view : 'prompt'}
          isSiteThere={site !== undefined || isLive}
          onChange={desk.showView}
        />
      )}
    </main>
  );
}
