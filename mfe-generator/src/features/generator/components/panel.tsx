import { cn } from '@sitewright/ui';
import { hasEnded } from '@sitewright/web-kit/generation';
import { useGenerator } from '../generator-store.ts';
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
  /** The site that can be downloaded: the open one, once it is there. */
  downloadId: string | undefined;
  /** Pixels, where the panel stands beside something and can be resized. */
  width?: number;
  onResize?: (width: number) => void;
}

/** Everything a person does: the prompt, its examples, earlier sites, the preview's toggle and the download. */
export function Panel({ hidden, siteId, width, onResize, ...footer }: PanelProps) {
  const generate = useGenerate();
  const isBeside = width !== undefined && onResize !== undefined;

  return (
    <section
      aria-label="Prompt"
      hidden={hidden}
      // Beside a site there is room for toasts over the examples, where they cover nothing of it.
      data-toasts={isBeside ? 'start' : undefined}
      className={cn('relative flex min-h-0 flex-col', isBeside && 'border-rule-strong border-r')}
    >
      <PanelHeader />
      <div data-content="" className="min-h-0 grow overflow-y-auto px-4 py-5.5 outline-hidden desk:px-5">
        <div className="mx-auto max-w-160">
          <GenerateForm onGenerate={generate} />
          <UnderPrompt siteId={siteId} />
        </div>
      </div>
      <PanelFooter {...footer} />
      {isBeside && <ResizeGrip width={width} onResize={onResize} />}
    </section>
  );
}
