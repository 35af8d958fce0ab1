import { StepRuler } from '@sitewright/ui';
import type { GenerationProgress } from '@sitewright/web-kit/generation';
import { stepCount, stepNumber, whereItIs } from '../steps.ts';

const inMinutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** When the first step began. */
function beginOf({ steps }: GenerationProgress): number | undefined {
  const begins = Object.values(steps).map(({ startedAt }) => startedAt);
  return begins.length > 0 ? Math.min(...begins) : undefined;
}

interface StepMeterProps {
  progress: GenerationProgress;
  now: number;
}

/** How far it is, on a ruler that moves with real steps only, and how long it has taken. */
export function StepMeter({ progress, now }: StepMeterProps) {
  const number = stepNumber(progress);
  const begin = beginOf(progress);
  return (
    <>
      <StepRuler steps={stepCount} step={number} label="Progress" valueText={whereItIs(progress)} />
      <p className="mt-2 flex justify-between text-ink-3 text-small">
        <span>{number === 0 ? 'Starting' : `Step ${number} of ${stepCount}`}</span>
        <span role="timer" className="tabular-nums">
          {inMinutes(Math.max(0, Math.floor((now - (begin ?? now)) / 1000)))}
        </span>
      </p>
    </>
  );
}
