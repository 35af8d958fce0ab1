import { Badge } from '@sitewright/ui';
import { Check } from 'lucide-react';
import { useBrief, useCanChange } from '../sheet/use-brief.ts';
import { standingOf } from '../words/standing.ts';

/** Of facts that cannot be changed: whether the pages have what they were read from. */
export function Where({ from }: { from: readonly number[] }) {
  const brief = useBrief();
  const canChange = useCanChange();
  const read = from.flatMap((index) => brief?.statements[index] ?? []);
  if (canChange || read.length === 0) return null;
  const isThere = read.every((statement) => ['on_page', 'applied'].includes(standingOf(statement)));
  return isThere ? (
    <Badge tone="good">
      <Check aria-hidden="true" />
      on the page
    </Badge>
  ) : (
    <Badge tone="warn">not found</Badge>
  );
}
