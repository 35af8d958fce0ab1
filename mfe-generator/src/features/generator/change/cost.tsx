import type { Revision } from '@sitewright/contracts';
import { tookWords } from './took.ts';

const count = (number: number): string => number.toLocaleString('en');

/** What a change has cost: the tokens that a model has read and written, and the time. */
export function Cost({ revision: { usage, tookMs } }: { revision: Revision }) {
  if (!usage && tookMs === undefined) return null;
  return (
    <p className="mt-3 flex flex-wrap items-baseline gap-x-4 border-rule border-t pt-3 text-ink-3 text-small">
      {usage && (
        <>
          <span>{count(usage.read + usage.written)} tokens</span>
          <span>
            {count(usage.read)} read, {count(usage.written)} written
          </span>
        </>
      )}
      {tookMs !== undefined && <span className="ml-auto">{tookWords(tookMs)}</span>}
    </p>
  );
}
