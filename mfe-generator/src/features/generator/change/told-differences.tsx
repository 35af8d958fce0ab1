import type { Difference } from '@sitewright/contracts';
import { cn } from '@sitewright/ui';
import type { ReactNode } from 'react';
import { DifferenceText } from '../versions/difference-list.tsx';

interface ToldDifferencesProps {
  differences: readonly Difference[];
  /** What can be done about one. */
  act?: (difference: Difference) => ReactNode;
}

/** What a change makes different, part by part, with what nobody asked for. */
export function ToldDifferences({ differences, act }: ToldDifferencesProps) {
  return (
    <ol className="mt-2">
      {differences.map((difference, index) => (
        <li
          key={difference.id}
          className={cn(
            '-mx-2.5 flex items-start gap-3 border-rule border-t px-2.5 py-3 text-body',
            difference.isOutside && 'rounded-lg bg-warn-tint',
          )}
        >
          <span className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-[4px] bg-paper-sunk font-semibold text-ink-2 text-small">
            {index + 1}
          </span>
          <span className="min-w-0 grow">
            <DifferenceText difference={difference} />
            {difference.isOutside && (
              <span className="mt-1 block font-semibold text-small text-warn-ink">
                outside what you asked
              </span>
            )}
          </span>
          {act?.(difference)}
        </li>
      ))}
    </ol>
  );
}
