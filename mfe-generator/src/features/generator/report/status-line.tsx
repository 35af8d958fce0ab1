import type { QualityReport } from '@sitewright/contracts';
import { cn, TextLink } from '@sitewright/ui';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { sizeWords } from '../../../lib/size-words.ts';
import { counted, verdictOf } from './verdict.ts';

interface StatusLineProps {
  report: QualityReport;
  onOpenReport: () => void;
}

/** At the foot of the desk: what the checks came to and how large the site is. */
export function StatusLine({ report, onOpenReport }: StatusLineProps) {
  const { passed, repaired, failed } = verdictOf(report);
  const Icon = failed > 0 ? ShieldAlert : ShieldCheck;
  return (
    <footer
      data-bottom-bar=""
      className="flex h-11 shrink-0 items-center gap-4.5 border-rule-strong border-t bg-paper px-4.5 text-ink-2 text-small"
    >
      <span
        className={cn('flex items-center gap-2 font-bold', failed > 0 ? 'text-bad-ink' : 'text-good-ink')}
      >
        <Icon aria-hidden="true" className="size-4" />
        {failed > 0 ? `${counted(failed, 'check')} failed` : `${counted(passed, 'check')} passed`}
      </span>
      {repaired > 0 && <span>{repaired} repaired on the way</span>}
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
