import { cn } from '@sitewright/ui';
import { useGenerator } from '../generator-store.ts';
import { RecentSites } from '../recent/recent-sites.tsx';
import { useGenerate } from '../use-generate.ts';
import { CutConnection } from './cut-connection.tsx';
import { ElapsedTime } from './elapsed-time.tsx';
import { ExamplePrompts } from './example-prompts.tsx';
import { GenerateForm } from './generate-form.tsx';
import { GenerationFailure } from './generation-failure.tsx';
import { PanelFooter } from './panel-footer.tsx';
import { PanelHeader } from './panel-header.tsx';
import { ResizeGrip } from './resize-grip.tsx';

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
  const generation = useGenerator((state) => state.generation);
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
          {generation.status === 'failed' && <GenerationFailure {...generation} onGenerate={generate} />}
          {generation.status === 'generating' && generation.isCut && <CutConnection />}
          {generation.status === 'generating' ? (
            <ElapsedTime since={generation.startedAt} />
          ) : (
            <>
              <ExamplePrompts />
              <RecentSites openId={siteId} />
            </>
          )}
        </div>
      </div>
      <PanelFooter {...footer} />
      {isBeside && <ResizeGrip width={width} onResize={onResize} />}
    </section>
  );
}
