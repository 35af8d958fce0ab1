import type { DayCounts } from '@sitewright/contracts';
import { series, sumOf } from '../days.ts';
import { numberWords } from '../number-words.ts';
import { SeriesSwatch } from './series-swatch.tsx';

/** What is drawn how, and how much of it there was in all. */
export function DailyLegend({ days }: { days: DayCounts[] }) {
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 text-ink-2 text-small">
      {series.map(({ key, name }) => (
        <div key={key} className="flex items-center gap-2">
          <SeriesSwatch of={key} />
          <dt>{name}</dt>
          <dd className="font-semibold text-ink tabular-nums">{numberWords(sumOf(days, key))}</dd>
        </div>
      ))}
    </dl>
  );
}
