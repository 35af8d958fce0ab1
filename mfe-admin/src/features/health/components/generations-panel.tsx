import type { PlatformHealth } from '@sitewright/contracts';
import { cn } from '@sitewright/ui';
import { Panel } from '../../../lib/panel.tsx';

type State = keyof PlatformHealth['generations'];

const states: { state: State; name: string; look: string }[] = [
  { state: 'done', name: 'Finished', look: 'bg-purple' },
  { state: 'running', name: 'Being written', look: 'bg-pink' },
  { state: 'waiting', name: 'Waiting', look: 'bg-ink-3' },
  { state: 'stopped', name: 'Stopped by the person', look: 'bg-rule-strong' },
  { state: 'failed', name: 'Failed', look: 'bg-bad' },
];

/** What became of what was asked for. */
export function GenerationsPanel({ generations }: Pick<PlatformHealth, 'generations'>) {
  const total = states.reduce((sum, { state }) => sum + generations[state], 0);
  return (
    <Panel title="Generations today" aside={total}>
      <div aria-hidden="true" className="mb-4 flex h-3.5 gap-0.5 overflow-hidden rounded-chip">
        {total === 0 && <span className="grow bg-rule" />}
        {states
          .filter(({ state }) => generations[state] > 0)
          .map(({ state, look }) => (
            <span key={state} className={cn('min-w-1.5', look)} style={{ flexGrow: generations[state] }} />
          ))}
      </div>
      <dl className="grid gap-x-6 gap-y-2 text-small desk:grid-cols-2">
        {states.map(({ state, name, look }) => (
          <div key={state} className="flex items-center gap-2.5">
            <dt className="flex grow items-center gap-2.5 text-ink-2">
              <span aria-hidden="true" className={cn('size-2.5 shrink-0 rounded-[3px]', look)} />
              {name}
            </dt>
            <dd className="font-semibold tabular-nums">{generations[state].toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
