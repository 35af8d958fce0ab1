import type { QualityCheck } from '@sitewright/contracts';
import { Badge, cn } from '@sitewright/ui';
import { Check, ChevronRight, CircleDashed, TriangleAlert, Wrench, X } from 'lucide-react';
import type { OpenPlace } from '../place.ts';
import type { CheckGroup } from './check-group.ts';
import { FindingList } from './finding-list.tsx';
import { counted } from './verdict.ts';

const withStatus = ({ checks }: CheckGroup, status: QualityCheck['status']) =>
  checks.filter((check) => check.status === status);

interface OutcomeProps {
  failed: number;
  repaired: number;
  removed: number;
  skipped: number;
}

function Outcome({ failed, repaired, removed, skipped }: OutcomeProps) {
  return (
    <>
      {failed > 0 && <Badge tone="bad">{failed} failed</Badge>}
      {removed > 0 && <Badge tone="warn">{removed} removed</Badge>}
      {skipped > 0 && <Badge>{skipped} not made</Badge>}
      {repaired > 0 && (
        <Badge tone="warn">
          <Wrench aria-hidden="true" />
          {repaired} repaired
        </Badge>
      )}
      {failed + removed + skipped === 0 && <span className="sr-only">Passed</span>}
    </>
  );
}

const statusWords: Record<QualityCheck['status'], string> = {
  passed: 'passed',
  repaired: 'repaired',
  removed: 'removed',
  failed: 'failed',
  skipped: 'not made',
};

/** The sign of a group: of the worst that is in it, and of what nobody has looked at only where that is all. */
function GroupIcon({ group }: { group: CheckGroup }) {
  const has = (status: QualityCheck['status']) => withStatus(group, status).length > 0;
  const look = 'mt-0.5 size-4.5 shrink-0';
  if (has('failed')) return <X aria-hidden="true" className={cn(look, 'text-bad-ink')} />;
  if (has('removed')) return <TriangleAlert aria-hidden="true" className={cn(look, 'text-warn-ink')} />;
  if (has('passed') || has('repaired'))
    return <Check aria-hidden="true" className={cn(look, 'text-good-ink')} />;
  return <CircleDashed aria-hidden="true" className={cn(look, 'text-ink-3')} />;
}

function CheckFindings({ check, onOpen }: { check: QualityCheck; onOpen: OpenPlace }) {
  return (
    <li>
      <h4 className="font-bold font-text text-small tracking-normal">
        {check.title}
        <span className="ml-2 font-normal text-ink-3">{statusWords[check.status]}</span>
      </h4>
      <FindingList findings={check.findings} onOpen={onOpen} />
    </li>
  );
}

function PassedChecks({ checks }: { checks: readonly QualityCheck[] }) {
  return (
    <details className="group mt-2 text-small">
      <summary className="inline-flex cursor-pointer list-none items-center gap-1 rounded-chip text-ink-2 hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-3.5 transition-transform duration-140 group-open:rotate-90"
        />
        {counted(checks.length, 'check')} passed
      </summary>
      <ul className="mt-1.5 grid gap-1 pl-4.5 text-ink-2">
        {checks.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </details>
  );
}

interface CheckGroupRowProps {
  group: CheckGroup;
  measure: string | undefined;
  onOpen: OpenPlace;
}

/** What one thing a person cares about came to: what is wrong, what was put right, and the rest on request. */
export function CheckGroupRow({ group, measure, onOpen }: CheckGroupRowProps) {
  const failed = withStatus(group, 'failed');
  const repaired = withStatus(group, 'repaired');
  const removed = withStatus(group, 'removed');
  const skipped = withStatus(group, 'skipped');
  const passed = withStatus(group, 'passed');
  const told = [...failed, ...removed, ...repaired, ...skipped];
  return (
    <li className="flex gap-3.5 border-rule border-b py-4">
      <GroupIcon group={group} />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
          <h3 className="mr-auto font-bold font-text text-[0.9375rem] tracking-normal">{group.name}</h3>
          <Outcome
            failed={failed.length}
            repaired={repaired.length}
            removed={removed.length}
            skipped={skipped.length}
          />
          {measure && <span className="text-ink-3 text-small">{measure}</span>}
        </div>
        <p className="text-ink-3 text-small">{group.scope}</p>
        {told.length > 0 && (
          <ul className="mt-3 grid gap-3">
            {told.map((check) => (
              <CheckFindings key={check.id} check={check} onOpen={onOpen} />
            ))}
          </ul>
        )}
        {passed.length > 0 && <PassedChecks checks={passed} />}
      </div>
    </li>
  );
}
