import type { Difference, EngineName, OfferedChange } from '@sitewright/contracts';
import type { SiteFile } from '@sitewright/site-engine';
import { asText } from '../../versions/as-text.ts';
import { type Asked, askedParts } from './asked-parts.ts';

/** A change that was asked for in words, and who carried it out. */
export interface AskedChange extends Asked {
  engine: EngineName;
}

/**
 * Marks what lies outside of what was asked for. What the composer changes is what was asked for: it does nothing else. Of a model's
 * change it is judged by the parts that were pointed at or named; where there are none, nothing is.
 */
export function judgeScope<Told extends OfferedChange>(
  comparison: Told,
  asked: AskedChange,
  before: readonly SiteFile[],
): Told {
  if (asked.engine === 'composer') return { ...comparison, differences: mark(comparison, () => false) };
  const pages = before
    .map(asText)
    .flatMap(({ path, content }) => (typeof content === 'string' ? { path, content } : []));
  const scope = askedParts(asked, pages);
  if (!scope) return comparison;
  const isInside = new Set(scope);
  const isOutside = ({ part, kind }: Difference) =>
    // What was asked for may be a new part, which has a name of its own.
    kind === 'added' && !asked.target ? undefined : !isInside.has(part);
  return { ...comparison, scope, differences: mark(comparison, isOutside) };
}

const mark = (
  { differences }: OfferedChange,
  isOutside: (difference: Difference) => boolean | undefined,
): Difference[] =>
  differences.map((difference) => {
    const judged = isOutside(difference);
    return judged === undefined ? difference : { ...difference, isOutside: judged };
  });
