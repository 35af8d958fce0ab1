import type { QualityReport } from '@sitewright/contracts';
import { cn, TextLink } from '@sitewright/ui';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { sizeWords } from '../../../lib/size-words.ts';
import { SaveState } from '../brief/sheet/save-state.tsx';
import { useSitting } from '../brief/sitting/sitting-store.ts';
import { counted, leftToDo, type Verdict, verdictOf, verdictWords } from './verdict.ts';

interface StatusLineProps {
  report: QualityReport;
  onOpenReport: () => void;
  /** Stands in the place of what the checks came to. */
  children?: ReactNode;
}

function lookOf(verdict: Verdict): string {
  if (verdict.failed > 0) return 'text-bad-ink';
  return leftToDo(verdict) > 0 ? 'text-warn-ink' : 'text-good-ink';
}

/** At the foot of the desk: what the checks came to and how large the site is. */
export function StatusLine({ report, onOpenReport, children }: StatusLineProps) {
  const verdict = verdictOf(report);
  const look = lookOf(verdict);
  const saving = useSitting(({ sitting }) => sitting?.saving ?? 'nothing');
  const isOpen = saving !== 'nothing' && saving !== 'saved';
  const Icon = leftToDo(verdict) > 0 ? ShieldAlert : ShieldCheck;
  return (
    <footer
      data-bottom-bar=""
      className="flex h-11 shrink-0 items-center gap-4.5 border-rule-strong border-t bg-paper px-4.5 text-ink-2 text-small"
    >
      {children}
      {!isOpen && !children && (
        <span className={cn('flex items-center gap-2 font-bold', look)}>
          <Icon aria-hidden="true" className="size-4" />
          {verdictWords(verdict)}
        </span>
      )}
      {saving === 'nothing' && !children && verdict.repaired > 0 && (
        <span>{verdict.repaired} repaired on the way</span>
      )}
      <SaveState />
      <span className="ml-auto whitespace-nowrap">
        {counted(report.files, 'file')}, {sizeWords(report.bytes)}
      </span>
      <TextLink asChild>
        <button type="button" className="whitespace-nowrap" onClick={onOpenReport}>
          Open report
        </button>
      </TextLink>
    </footer>
  );
}
