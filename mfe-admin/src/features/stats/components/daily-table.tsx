import type { DayCounts } from '@sitewright/contracts';
import { longDay } from '../../../lib/days.ts';
import { series } from '../days.ts';
import { numberWords } from '../number-words.ts';

/** The days in words, for whoever does not see the chart. A table by itself would keep its height when it is hidden. */
export function DailyTable({ days }: { days: DayCounts[] }) {
  return (
    <div className="sr-only">
      <table>
        <caption>Last 30 days</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {series.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((counts) => (
            <tr key={counts.date}>
              <th scope="row">{longDay(counts.date)}</th>
              {series.map(({ key }) => (
                <td key={key}>{numberWords(counts[key])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
