import type { QualityReport } from '@sitewright/contracts';
import { Button } from '@sitewright/ui';
import { Wrench } from 'lucide-react';
import { useState } from 'react';
import { LatePart } from '../../../../lib/late-part.tsx';

const loadDialog = () => import('./repairs-dialog.tsx').then(({ RepairsDialog }) => RepairsDialog);

/** How many findings of a file the checks could put right themselves. */
const repairable = ({ checks }: QualityReport, path: string): number =>
  checks
    .flatMap(({ findings }) => findings)
    .filter((finding) => finding.isRepairable && finding.path === path).length;

interface RepairsBarProps {
  siteId: string;
  version: number;
  path: string;
  report: QualityReport;
}

/** Says that the checks would change something in a file, and have not. */
export function RepairsBar({ siteId, version, path, report }: RepairsBarProps) {
  const [isOpen, setOpen] = useState(false);
  const [left, setLeft] = useState<string>();
  const count = repairable(report, path);
  const key = `${path} ${version}`;
  if (count === 0 || left === key) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-rule border-b bg-warn-tint px-3 py-1.5 text-small desk:px-4.5"
    >
      <Wrench aria-hidden="true" className="size-4 shrink-0 text-warn-ink" />
      <p className="mr-auto text-ink">
        {count === 1
          ? 'The checks would change one thing in this file, and have not.'
          : `The checks would change ${count} things in this file, and have not.`}
      </p>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        Show what
      </Button>
      <Button variant="ghost" size="sm" onClick={() => setLeft(key)}>
        Leave it
      </Button>
      {isOpen && (
        <LatePart
          name="repairs"
          load={loadDialog}
          props={{ siteId, version, path, onClose: () => setOpen(false) }}
        />
      )}
    </div>
  );
}
