import type { PlatformHealth } from '@sitewright/contracts';
import { cn } from '@sitewright/ui';
import { failureName } from '../../../lib/failure-names.ts';
import { Panel } from '../../../lib/panel.tsx';
import { manyFailures } from '../findings.ts';
import { type Hour, hoursOf, reasonsOf } from '../hours.ts';

/** The scale ends here at least, so that one failure is a low bar. */
const lowestTop = 3;
/** Hours with their name below. */
const named = 6;

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

function Bar({ hour, name, count, top }: Hour & { top: number }) {
  return (
    <li className="relative flex h-full grow basis-0 flex-col justify-end">
      {count > 0 && (
        <>
          <span className="sr-only">{`${name}: `}</span>
          <span className="text-center font-semibold text-[0.75rem]">{count}</span>
          <span
            aria-hidden="true"
            className={cn('mx-px rounded-t-[3px]', count >= manyFailures ? 'bg-bad' : 'bg-purple')}
            style={{ height: `${(80 * count) / top}%` }}
          />
        </>
      )}
      {hour % named === 0 && (
        <span aria-hidden="true" className="absolute top-full left-0 pt-1.5 text-[0.75rem] text-ink-3">
          {name}
        </span>
      )}
    </li>
  );
}

function Bars({ hours }: { hours: readonly Hour[] }) {
  const top = Math.max(lowestTop, ...hours.map(({ count }) => count));
  return (
    <ol aria-label="Provider failures by hour" className="mt-4 mb-6 flex h-36 border-rule-strong border-b">
      {hours.map((each) => (
        <Bar key={each.hour} {...each} top={top} />
      ))}
    </ol>
  );
}

/** How often, when and how the model failed. */
export function FailuresPanel({ health }: { health: PlatformHealth }) {
  const reasons = reasonsOf(health);
  const total = reasons.reduce((sum, [, count]) => sum + count, 0);
  return (
    <Panel title="Provider failures" aside="by hour, today">
      {total === 0 ? (
        <p className="text-ink-2 text-small">None today.</p>
      ) : (
        <>
          <p className="text-ink-2 text-small">
            <strong className="font-semibold text-ink">{total}:</strong>{' '}
            {reasons.map(([reason, count]) => `${count} ${lowerFirst(failureName(reason))}`).join(', ')}.
          </p>
          <Bars hours={hoursOf(health)} />
        </>
      )}
    </Panel>
  );
}
