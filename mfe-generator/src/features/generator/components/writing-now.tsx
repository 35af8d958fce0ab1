import { SpinnerRing } from '@sitewright/ui';
import { type GenerationProgress, hasEnded } from '@sitewright/web-kit/generation';
import { doing, growingFile } from '../steps.ts';

/** Whether something is being made just now. */
export const isAtWork = (progress: GenerationProgress): boolean =>
  progress.phase !== undefined && !hasEnded(progress);

/** Beside the views: what is being written just now. The steps are announced elsewhere. */
export function WritingNow({ progress }: { progress: GenerationProgress }) {
  const { phase } = progress;
  if (!phase || !isAtWork(progress)) return null;
  const file = growingFile(progress);
  return (
    <p className="flex min-w-0 items-center gap-2 text-ink-2 text-small">
      <SpinnerRing className="size-3.5 text-pink" />
      {doing[phase]}
      {file && <span className="truncate font-mono text-code">{file.path}</span>}
    </p>
  );
}
