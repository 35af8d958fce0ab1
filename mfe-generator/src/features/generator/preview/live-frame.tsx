import { cn } from '@sitewright/ui';
import { type GenerationProgress, hasEnded, isPageBehind, LivePage } from '@sitewright/web-kit/generation';
import { Lock } from 'lucide-react';
import { PageSkeleton } from '../components/page-skeleton.tsx';

function wordsOf(progress: GenerationProgress): string {
  if (progress.done) return 'Opening your website';
  if (hasEnded(progress)) return 'Preview, not finished';
  return isPageBehind(progress)
    ? 'Preview, drawn up to here. The rest is being written: see Code'
    : 'Preview, still being written';
}

interface LiveFrameProps {
  progress: GenerationProgress;
  /** The size it is drawn at, where 1 is its own. */
  scale: number;
  className?: string | undefined;
}

/** The page as far as it is written; nothing in it can be pressed yet. */
export function LiveFrame({ progress, scale, className }: LiveFrameProps) {
  const { page } = progress;
  return (
    <div className={cn('flex min-h-0 grow flex-col bg-surface', className)}>
      <p className="flex h-12.75 shrink-0 items-center gap-2.5 border-rule pointer-coarse:h-14.25 border-b px-4 text-ink-2 text-small">
        <Lock aria-hidden="true" className="size-3.5" />
        {wordsOf(progress)}
      </p>
      <div className="relative flex min-h-0 grow flex-col overflow-hidden">
        {/* Its frame is loaded before there is a page, so that the first one is drawn at once. */}
        <LivePage
          page={page}
          title="Your website, still being written"
          scale={scale || 1}
          className="absolute inset-0"
        />
        {!page && <PageSkeleton label="Generating your website" />}
      </div>
    </div>
  );
}
