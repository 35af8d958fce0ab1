import { Badge } from '@sitewright/ui';
import { leftToDo, type Verdict } from './verdict.ts';

/** What is left to do; how many checks passed when nothing is. */
export function ReportBadge({ verdict }: { verdict: Verdict }) {
  const left = leftToDo(verdict);
  if (left === 0) return <Badge tone="good">{verdict.passed}</Badge>;
  return <Badge tone={verdict.failed > 0 ? 'bad' : 'warn'}>{left} to do</Badge>;
}
