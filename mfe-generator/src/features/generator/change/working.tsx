import { SpinnerRing } from '@sitewright/ui';
import { stepsOf } from '@sitewright/web-kit/generation';
import { Notices } from '../progress/notices.tsx';
import { useNow } from '../progress/use-now.ts';
import type { Asked } from './change-store.ts';
import { inSeconds } from './took.ts';

function whatIsDone({ progress, stop }: Asked): string {
  if (stop !== 'none') return 'Stopping';
  if (progress?.state === 'waiting' && progress.line) return `Number ${progress.line.place} in line`;
  return progress?.message ?? 'Changing the site';
}

/** The steps of a change, as far as a model has come. Styles are made with the check. */
function Ruler({ asked: { progress } }: { asked: Asked }) {
  if (!progress) return null;
  const steps = stepsOf(progress).filter(({ phase }) => phase !== 'style');
  return (
    <span aria-hidden="true" className="mt-2 flex gap-1">
      {steps.map(({ phase, state }) => (
        <span
          key={phase}
          className={
            state === 'next' ? 'h-0.75 grow rounded-full bg-rule-strong' : 'h-0.75 grow rounded-full bg-pink'
          }
        />
      ))}
    </span>
  );
}

/** What is being done about a change, and for how long. */
export function Working({ asked }: { asked: Asked }) {
  const now = useNow();
  const words = whatIsDone(asked);
  return (
    <div className="text-body text-ink-2">
      <p className="flex items-center gap-2">
        <SpinnerRing className="size-4 text-pink" />
        <span role="status" className="min-w-0 grow [overflow-wrap:anywhere]">
          {words}
        </span>
        <span className="shrink-0 text-ink-3 text-small tabular-nums">
          <span className="sr-only">for </span>
          {inSeconds(Math.max(0, now - asked.startedAt))}
        </span>
      </p>
      <Ruler asked={asked} />
      {asked.progress && <Notices {...asked.progress} />}
    </div>
  );
}
