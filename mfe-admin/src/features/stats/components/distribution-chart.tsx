import { Pie, PieChart, ResponsiveContainer } from 'recharts';
import { type Share, shareLabel } from '../shares.ts';
import { SliceLabel } from './slice-label.tsx';

/** Where the words of the first slice stand; two slices' middles face each other, so those of the second stand below. */
const firstLabelAngle = 72;

function Slices({ users, sites }: DistributionChartProps) {
  const startAngle = firstLabelAngle + users.part * 180;
  const slices = [users, sites].map((share) => ({ ...share, fill: share.color }));
  return (
    <ResponsiveContainer width="100%" height={280}>
      <PieChart accessibilityLayer={false}>
        <Pie
          data={slices}
          dataKey="part"
          nameKey="name"
          outerRadius={92}
          startAngle={startAngle}
          endAngle={startAngle - 360}
          stroke="var(--surface)"
          strokeWidth={3}
          rootTabIndex={-1}
          labelLine={false}
          isAnimationActive={false}
          label={({ cx, cy, outerRadius, midAngle = 0, payload }) => (
            <SliceLabel
              cx={cx}
              cy={cy}
              outerRadius={outerRadius}
              midAngle={midAngle}
              words={shareLabel(payload)}
            />
          )}
        />
      </PieChart>
    </ResponsiveContainer>
  );
}

interface DistributionChartProps {
  users: Share;
  sites: Share;
}

/** What part each has of the whole, as a pie to the eye and as words to a screen reader. */
export function DistributionChart({ users, sites }: DistributionChartProps) {
  if (users.count + sites.count === 0)
    return <p className="grid min-h-70 place-items-center text-ink-2">Nothing to compare yet</p>;
  return (
    <>
      <div aria-hidden="true" className="animate-fade overflow-hidden">
        <Slices users={users} sites={sites} />
      </div>
      <ul aria-label="Distribution" className="sr-only">
        <li>{shareLabel(users)}</li>
        <li>{shareLabel(sites)}</li>
      </ul>
    </>
  );
}
