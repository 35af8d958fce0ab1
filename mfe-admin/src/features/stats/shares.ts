import type { Stats } from '@sitewright/contracts';

/** One of the things that are counted, and its part of all of them, from 0 to 1. */
export interface Share {
  name: string;
  count: number;
  part: number;
  color: string;
}

/** The totals as both charts draw them. */
export function sharesOf({ totalUsers, totalGeneratedSites }: Stats): [users: Share, sites: Share] {
  // Nothing of nothing is no part.
  const all = Math.max(1, totalUsers + totalGeneratedSites);
  return [
    { name: 'Users', count: totalUsers, part: totalUsers / all, color: 'var(--chart-2)' },
    { name: 'Sites', count: totalGeneratedSites, part: totalGeneratedSites / all, color: 'var(--chart-1)' },
  ];
}

/** As `Users: 27%`. */
export const shareLabel = ({ name, part }: Share) => `${name}: ${Math.round(part * 100)}%`;
