import { Bar, BarChart, CartesianGrid, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { numberWords } from '../number-words.ts';
import type { Share } from '../shares.ts';

function Bars({ shares }: { shares: Share[] }) {
  return (
    <ResponsiveContainer width="100%" height={280}>
      <BarChart data={shares} accessibilityLayer={false} margin={{ top: 24, right: 4, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke="var(--rule)" />
        <XAxis
          dataKey="name"
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
        <Bar
          dataKey="count"
          name="Count"
          fill="var(--chart-1)"
          maxBarSize={100}
          radius={[4, 4, 0, 0]}
          isAnimationActive={false}
        >
          <LabelList
            dataKey="count"
            position="top"
            offset={10}
            formatter={numberWords}
            fill="var(--ink)"
            fontSize={14}
            fontWeight={600}
          />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}

/** How many there are of each, as bars to the eye and as a table to a screen reader. */
export function UsageChart({ shares }: { shares: Share[] }) {
  return (
    <>
      <div aria-hidden="true" className="animate-fade overflow-hidden">
        <Bars shares={shares} />
      </div>
      <table className="sr-only">
        <caption>Usage Statistics</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Count</th>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ name, count }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{numberWords(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
