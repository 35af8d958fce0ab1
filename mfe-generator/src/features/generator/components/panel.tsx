import type { SiteDetails } from '@sitewright/contracts';
import { cn, Tabs, TabsContent } from '@sitewright/ui';
import { hasEnded } from '@sitewright/web-kit/generation';
import { LatePart } from '../../../lib/late-part.tsx';
import { PanelTabs } from '../brief/panel-tabs.tsx';
import { useGenerator } from '../generator-store.ts';
import { UndoButtons, useHasSteps } from '../head/undo-buttons.tsx';
import { showTab, toPanelTab, usePanelTab } from '../panel-tab.ts';
import { ProgressView } from '../progress/progress-view.tsx';
import { RecentSites } from '../recent/recent-sites.tsx';
import { AlsoBeingMade } from '../running/also-being-made.tsx';
import { useGenerate } from '../use-generate.ts';
import { EndedNotice } from './ended-notice.tsx';
import { ExamplePrompts } from './example-prompts.tsx';
import { GenerateForm } from './generate-form.tsx';
import { PanelFooter } from './panel-footer.tsx';
import { PanelHeader } from './panel-header.tsx';
import { ResizeGrip } from './resize-grip.tsx';

const loadBriefSheet = () => import('../brief/sheet/brief-sheet.tsx').then(({ BriefSheet }) => BriefSheet);

const loadChangeSheet = () => import('../change/change-sheet.tsx').then(({ ChangeSheet }) => ChangeSheet);

const loadEditPanel = () => import('../edit/panel/edit-panel.tsx').then(({ EditPanel }) => EditPanel);

const loadComments = () =>
  import('../comments/comments-panel.tsx').then(({ CommentsPanel }) => CommentsPanel);

const viewLook = 'flex min-h-0 grow flex-col outline-hidden data-[state=inactive]:hidden';

/** Without a site there is one thing to do, and nothing to choose from. */
const noTab = { role: undefined, 'aria-labelledby': undefined, tabIndex: undefined };

/** What stands under the prompt: how the making goes, or how it ended, and what else there is to do. */
function UnderPrompt({ siteId }: { siteId: string | undefined }) {
  const generation = useGenerator((state) => state.generation);
  const generate = useGenerate();
  if (generation && !hasEnded(generation.progress)) {
    return (
      <>
        <ProgressView {...generation} />
        <AlsoBeingMade />
      </>
    );
  }
  return (
    <>
      {generation && !generation.progress.done && <EndedNotice watched={generation} onGenerate={generate} />}
      <AlsoBeingMade />
      <ExamplePrompts />
      <RecentSites openId={siteId} />
    </>
  );
}

interface PanelProps {
  hidden: boolean;
  isPreviewShown: boolean;
  onPreviewToggle: () => void;
  /** The site that is open. */
  siteId: string | undefined;
  /** The open site, once it is there. */
  site: SiteDetails | undefined;
  isNarrow: boolean;
  /** Pixels, where the panel stands beside something and can be resized. */
  width?: number;
  onResize?: (width: number) => void;
}

/** What can be done with a site that is there. */
function SiteTabs({
  site,
  isNarrow,
  hidden,
}: Pick<PanelProps, 'isNarrow' | 'hidden'> & { site: SiteDetails }) {
  return (
    <>
      <TabsContent value="brief" className={viewLook}>
        <LatePart name="brief" load={loadBriefSheet} props={{ site, isNarrow }} />
      </TabsContent>
      <TabsContent value="edit" className={viewLook}>
        <h1 className="sr-only">Edit</h1>
        {!hidden && <LatePart name="edit" load={loadEditPanel} props={{ siteId: site.folderId }} />}
      </TabsContent>
      <TabsContent value="change" className={viewLook}>
        <LatePart name="change" load={loadChangeSheet} props={{ site }} />
      </TabsContent>
      <TabsContent value="comments" className={viewLook}>
        {!hidden && <LatePart name="comments" load={loadComments} props={{ site }} />}
      </TabsContent>
    </>
  );
}

/** Everything a person does: the prompt, its examples, earlier sites, the preview's toggle and the download. */
export function Panel({ hidden, siteId, site, isNarrow, width, onResize, ...footer }: PanelProps) {
  const chosen = usePanelTab(({ tab }) => tab);
  const tab = site ? chosen : 'prompt';
  const hasSteps = useHasSteps();
  const generate = useGenerate();
  const isBeside = width !== undefined && onResize !== undefined;

  return (
    <section
      aria-label="Prompt"
      hidden={hidden}
      // Beside a site there is room for toasts over the examples, where they cover nothing of it.
      data-toasts={isBeside ? 'start' : undefined}
      className={cn('relative flex min-h-0 min-w-0 flex-col', isBeside && 'border-rule-strong border-r')}
    >
      <PanelHeader>{isNarrow && hasSteps ? <UndoButtons /> : undefined}</PanelHeader>
      <Tabs
        value={tab}
        onValueChange={(next) => showTab(toPanelTab(next))}
        className="flex min-h-0 grow flex-col"
      >
        {site && <PanelTabs site={site} />}
        <TabsContent value="prompt" forceMount {...(!site && noTab)} className={viewLook}>
          <div data-content="" className="min-h-0 grow overflow-y-auto px-4 py-5.5 outline-hidden desk:px-5">
            <div className="mx-auto max-w-160">
              <GenerateForm onGenerate={generate} isNarrow={isNarrow} />
              <UnderPrompt siteId={siteId} />
            </div>
          </div>
        </TabsContent>
        {site && <SiteTabs site={site} isNarrow={isNarrow} hidden={hidden} />}
      </Tabs>
      {(!isNarrow || tab === 'prompt') && <PanelFooter downloadId={site?.folderId} {...footer} />}
      {isBeside && <ResizeGrip width={width} onResize={onResize} />}
    </section>
  );
}
