import type { TooltipContentProps } from 'recharts';
import { longDay } from '../../../lib/days.ts';
import { series } from '../days.ts';
import { numberWords } from '../number-words.ts';
import { SeriesSwatch } from './series-swatch.tsx';

/** The figures of the day under the pointer, or the one the arrow keys have reached. */
export function DayCard({ active, label, payload }: TooltipContentProps) {
  if (!active || label === undefined) return null;
  return (
    <div
      role="status"
      className="rounded-[9px] border border-rule-strong bg-surface px-3.5 py-2.5 text-ink-2 text-small shadow-pop"
    >
      <p className="mb-1 font-semibold text-ink">{longDay(String(label))}</p>
      {series.map(({ key, name }) => (
        <p key={key} className="flex items-center gap-2">
          <SeriesSwatch of={key} />
          {name}
          <span className="ml-auto pl-4 font-semibold text-ink tabular-nums">
            {numberWords(payload.find(({ dataKey }) => dataKey === key)?.value ?? 0)}
          </span>
        </p>
      ))}
    </div>
  );
}
