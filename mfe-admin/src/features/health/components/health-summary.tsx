import { Badge, Button } from '@sitewright/ui';
import { CircleCheck, RefreshCw, TriangleAlert } from 'lucide-react';
import { refreshSeconds } from '../use-health.ts';
import { clockWords } from '../words.ts';

interface HealthSummaryProps {
  findings: readonly string[];
  at: string;
  onRefresh: () => void;
}

/** Whether all is well, first of all. A screen reader hears of it when it changes, not whenever somebody has looked. */
export function HealthSummary({ findings, at, onRefresh }: HealthSummaryProps) {
  const isWell = findings.length === 0;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-rule border-b pb-5">
      <div role="status" className="flex min-w-0 flex-wrap items-baseline gap-x-2.5 gap-y-2">
        {isWell ? (
          <Badge tone="good">
            <CircleCheck aria-hidden="true" />
            Everything is up
          </Badge>
        ) : (
          <Badge tone="warn">
            <TriangleAlert aria-hidden="true" />
            {findings.length === 1 ? '1 thing to look at' : `${findings.length} things to look at`}
          </Badge>
        )}
        {findings.length === 1 && <span className="text-ink-2">{findings[0]}</span>}
        {findings.length > 1 && (
          <ul className="w-full list-disc pl-5 text-ink-2">
            {findings.map((finding) => (
              <li key={finding}>{finding}</li>
            ))}
          </ul>
        )}
      </div>
      <p className="flex items-center gap-1 text-ink-3 text-small">
        <Button variant="ghost" size="icon-sm" aria-label="Look again" onClick={onRefresh}>
          <RefreshCw aria-hidden="true" />
        </Button>
        as of {clockWords(at)}, every {refreshSeconds} s
      </p>
    </div>
  );
}
