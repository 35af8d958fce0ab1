import type { ReactNode } from 'react';
import type { SeriesKey } from '../days.ts';

const lines: Record<SeriesKey, ReactNode> = {
  sites: <rect x="3" y="1" width="10" height="10" rx="3" className="fill-chart-1" />,
  signUps: (
    <>
      <path d="M0 6h16" className="stroke-2 stroke-chart-2" />
      <circle cx="8" cy="6" r="3" className="fill-surface stroke-2 stroke-chart-2" />
    </>
  ),
};

/** How a series is drawn: by its shape as well as by its colour. */
export const SeriesSwatch = ({ of }: { of: SeriesKey }) => (
  <svg viewBox="0 0 16 12" aria-hidden="true" className="h-3 w-4 shrink-0">
    {lines[of]}
  </svg>
);
