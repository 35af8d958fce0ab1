import type { QualityCheck } from '@sitewright/contracts';
import { Badge, cn } from '@sitewright/ui';
import { Check, Wrench, X } from 'lucide-react';
import type { OpenPlace } from '../place.ts';
import { FindingList } from './finding-list.tsx';

const faces = {
  passed: { Icon: Check, look: 'text-good-ink', word: 'Passed' },
  repaired: { Icon: Check, look: 'text-good-ink', word: 'Repaired' },
  failed: { Icon: X, look: 'text-bad-ink', word: 'Failed' },
} as const;

function Outcome({ status }: Pick<QualityCheck, 'status'>) {
  if (status === 'passed') return <span className="sr-only">{faces.passed.word}</span>;
  return (
    <Badge tone={status === 'failed' ? 'bad' : 'warn'}>
      {status === 'repaired' && <Wrench aria-hidden="true" />}
      {faces[status].word}
    </Badge>
  );
}

/** One check of the report: how it went, and what was found where. */
export function CheckRow({ check, onOpen }: { check: QualityCheck; onOpen: OpenPlace }) {
  const { Icon, look } = faces[check.status];
  return (
    <li className="flex gap-3.5 border-rule border-b py-3.5">
      <Icon aria-hidden="true" className={cn('mt-0.5 size-4.5 shrink-0', look)} />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
          <h3 className="font-bold font-text text-[0.9375rem] tracking-normal">{check.title}</h3>
          <Outcome status={check.status} />
        </div>
        <FindingList findings={check.findings} onOpen={onOpen} />
      </div>
    </li>
  );
}
