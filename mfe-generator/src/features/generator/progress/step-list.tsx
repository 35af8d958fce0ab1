import { cn, SpinnerRing } from '@sitewright/ui';
import { type GenerationProgress, type GenerationStep, stepsOf } from '@sitewright/web-kit/generation';
import { Check, Circle } from 'lucide-react';
import { FileRows } from './file-rows.tsx';

const words = { done: 'done', now: 'under way', next: 'to come' } as const;

function StepIcon({ state }: Pick<GenerationStep, 'state'>) {
  if (state === 'now') return <SpinnerRing className="size-4 text-pink" />;
  const Icon = state === 'done' ? Check : Circle;
  return <Icon aria-hidden="true" className={cn('size-4 shrink-0', state === 'done' && 'text-good-ink')} />;
}

const inSeconds = (ms: number) => `${Math.floor(ms / 1000)} s`;

function Step({ label, state, ms }: GenerationStep) {
  return (
    <p className={cn('flex items-center gap-2.5', state === 'next' ? 'text-ink-3' : 'text-ink')}>
      <StepIcon state={state} />
      <span className="grow font-semibold text-ui">{label}</span>
      <span className="sr-only">{words[state]}</span>
      {ms !== undefined && <span className="text-ink-3 text-small tabular-nums">{inSeconds(ms)}</span>}
    </p>
  );
}

interface StepListProps {
  progress: GenerationProgress;
  now: number;
}

/** The steps of a generation, and under Write the files as they appear. */
export function StepList({ progress, now }: StepListProps) {
  return (
    <ol className="mt-4 grid gap-4">
      {stepsOf(progress, now).map((step) => (
        <li key={step.phase} aria-current={step.state === 'now' ? 'step' : undefined}>
          <Step {...step} />
          {step.phase === 'check' && progress.phase === 'check' && progress.message && (
            <p className="mt-1 pl-6.5 text-ink-3 text-small">{progress.message}</p>
          )}
          {step.phase === 'write' && progress.files.length > 0 && <FileRows progress={progress} />}
        </li>
      ))}
    </ol>
  );
}
