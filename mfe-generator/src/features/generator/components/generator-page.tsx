import { cn } from '@sitewright/ui';
import { usePageTitle } from '@sitewright/web-kit';
import { type CSSProperties, useState } from 'react';
import { useIsNarrow } from '../use-is-narrow.ts';
import { Desk } from './desk.tsx';
import { Panel } from './panel.tsx';
import { panelWidths } from './resize-grip.tsx';
import { ViewTabs } from './view-tabs.tsx';

/** Describe a website on the left, see it on the right; on a narrow screen the two are tabs. */
export function GeneratorPage() {
  usePageTitle('Generator');
  const isNarrow = useIsNarrow();
  const [previewChoice, setPreviewChoice] = useState<boolean>();
  const [panelWidth, setPanelWidth] = useState<number>(panelWidths.usual);
  const isPreviewShown = previewChoice ?? !isNarrow;
  const isBeside = isPreviewShown && !isNarrow;

  return (
    <main className="flex h-dvh flex-col bg-paper">
      <div
        className={cn('grid min-h-0 grow grid-rows-1', isBeside && 'grid-cols-[var(--panel)_minmax(0,1fr)]')}
        style={{ '--panel': `${panelWidth}px` } as CSSProperties}
      >
        <Panel
          hidden={isNarrow && isPreviewShown}
          isPreviewShown={isPreviewShown}
          onPreviewToggle={() => setPreviewChoice(!isPreviewShown)}
          onSiteReady={() => setPreviewChoice(true)}
          {...(isBeside && { width: panelWidth, onResize: setPanelWidth })}
        />
        <Desk hidden={!isPreviewShown} isNarrow={isNarrow} onHide={() => setPreviewChoice(false)} />
      </div>
      {isNarrow && <ViewTabs isPreviewShown={isPreviewShown} onChange={setPreviewChoice} />}
    </main>
  );
}
