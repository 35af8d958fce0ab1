import { Badge } from '@sitewright/ui';
import { useBrief } from '../sheet/use-brief.ts';

/** Says that values are not the prompt's but those of the person's brand kit, for as long as nobody has written others. */
export function FromBrandKit({ values }: { values: readonly string[] }) {
  const taken = useBrief()?.fromBrandKit ?? [];
  const isTaken = values.length > 0 && values.every((value) => taken.includes(value));
  return isTaken ? (
    <Badge className="shrink-0">
      <span className="sr-only">from your </span>brand kit
    </Badge>
  ) : null;
}
