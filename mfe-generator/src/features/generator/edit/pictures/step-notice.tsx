import { Button } from '@sitewright/ui';
import { CircleAlert } from 'lucide-react';
import { type Step, setWork } from './work.ts';

function Waiting({ words, share, onCancel }: { words: string; share?: number; onCancel: () => void }) {
  return (
    <div className="mt-2 flex items-center gap-3">
      <div role="status" className="min-w-0 grow">
        <p className="truncate text-ink-2 text-small">{words}</p>
        <progress
          aria-label={words}
          {...(share !== undefined && { value: share })}
          className="mt-1 block h-1 w-full appearance-none overflow-hidden rounded-full bg-paper-sunk [&::-moz-progress-bar]:bg-pink [&::-webkit-progress-bar]:bg-paper-sunk [&::-webkit-progress-value]:bg-pink"
        />
      </div>
      <Button variant="outline" size="sm" className="pointer-coarse:h-11" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

function Refused({ words, onRetry }: { words: string; onRetry: (() => void) | undefined }) {
  return (
    <div
      role="alert"
      className="mt-2 rounded-[9px] border border-bad-line bg-bad-tint px-3 py-2.5 text-bad-ink"
    >
      <p className="flex gap-2 font-[550] text-small">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span className="wrap-anywhere min-w-0">{words}</span>
      </p>
      <div className="mt-2 flex flex-wrap gap-2 pl-6">
        {onRetry && (
          <Button variant="outline" size="sm" className="pointer-coarse:h-11" onClick={onRetry}>
            Try again
          </Button>
        )}
        <Button
          variant="outline"
          size="sm"
          className="pointer-coarse:h-11"
          onClick={() => setWork(undefined)}
        >
          Close
        </Button>
      </div>
    </div>
  );
}

/** How far a picture is on its way to the place where this stands, or why it is not. */
export function StepNotice({ step }: { step: Step }) {
  if (step.name === 'refused') return <Refused {...step} />;
  if (step.name === 'choosing') return null;
  if (step.name === 'opening') return <Waiting words="Opening the picture" onCancel={step.onCancel} />;
  const { share, fileName, onCancel } = step;
  const words = share < 1 ? `Uploading ${fileName}: ${Math.round(share * 100)} %` : `Looking at ${fileName}`;
  return <Waiting words={words} {...(share < 1 && { share })} onCancel={onCancel} />;
}
