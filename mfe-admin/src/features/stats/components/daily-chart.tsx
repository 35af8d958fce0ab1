import type { DayCounts } from '@sitewright/contracts';
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { shortDay } from '../../../lib/days.ts';
import { numberWords } from '../number-words.ts';
import { DayCard } from './day-card.tsx';

/** The days side by side: sites as bars, sign-ups as a line with dots. Pointer, touch and arrow keys show a day's figures. */
export function DailyChart({ days }: { days: DayCounts[] }) {
  return (
    <div className="animate-fade [&_g]:outline-hidden [&_svg]:rounded-control">
      <ResponsiveContainer width="100%" height={240}>
        <ComposedChart
          data={days}
          margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
          aria-label="Sites and sign-ups by day; the arrow keys go from day to day"
        >
          <CartesianGrid vertical={false} stroke="var(--rule)" />
          <XAxis
            dataKey="date"
            tickFormatter={shortDay}
            minTickGap={28}
            tickLine={false}
            tickMargin={10}
            axisLine={{ stroke: 'var(--control)' }}
            tick={{ fill: 'var(--ink-2)', fontSize: 13 }}
          />
          <YAxis
            width="auto"
            allowDecimals={false}
            tickLine={false}
            axisLine={false}
            tickFormatter={numberWords}
            tick={{ fill: 'var(--ink-3)', fontSize: 13 }}
          />
          <Tooltip content={DayCard} cursor={{ stroke: 'var(--control)' }} isAnimationActive={false} />
          <Bar
            dataKey="sites"
            name="Sites"
            fill="var(--chart-1)"
            maxBarSize={18}
            radius={[3, 3, 0, 0]}
            isAnimationActive={false}
          />
          <Line
            dataKey="signUps"
            name="Sign-ups"
            type="linear"
            stroke="var(--chart-2)"
            strokeWidth={2}
            dot={{ r: 2.5, fill: 'var(--surface)', strokeWidth: 2 }}
            activeDot={{ r: 4, fill: 'var(--chart-2)', stroke: 'var(--surface)', strokeWidth: 2 }}
            isAnimationActive={false}
          />
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  );
}
