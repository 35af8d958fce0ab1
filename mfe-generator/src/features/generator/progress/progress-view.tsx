import type { Watched } from '../generator-store.ts';
import { LineView } from './line-view.tsx';
import { Notices } from './notices.tsx';
import { StepList } from './step-list.tsx';
import { StepMeter } from './step-meter.tsx';
import { TellMe } from './tell-me.tsx';
import { useNow } from './use-now.ts';

/** How a website is getting on: its place in the line, or its step, its files and its time. */
export function ProgressView({ progress }: Watched) {
  const now = useNow();
  const { state, line } = progress;
  return (
    <section aria-label="Progress" className="mt-5 animate-fade">
      {state === 'waiting' && line ? <LineView line={line} /> : <StepMeter progress={progress} now={now} />}
      <Notices {...progress} />
      <StepList progress={progress} now={now} />
      <TellMe />
    </section>
  );
}
