import { Badge } from '@sitewright/ui';
import type { Verdict } from './verdict.ts';

/** How many checks passed; where some did not, out of how many. */
export function ReportBadge({ passed, failed }: Verdict) {
  return (
    <Badge tone={failed > 0 ? 'bad' : 'good'}>
      {failed > 0 ? `${passed} of ${passed + failed}` : passed}
    </Badge>
  );
}
