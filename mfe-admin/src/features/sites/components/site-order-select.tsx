import { type SiteOrder, siteOrderSchema } from '@sitewright/contracts';
import { Select } from '@sitewright/ui';
import type { ListFilter } from '@sitewright/web-kit';

const names: Record<SiteOrder, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'By name',
};

interface SiteOrderSelectProps {
  filter: ListFilter;
  onFilterChange: (filter: ListFilter) => void;
}

/** What comes first. */
export function SiteOrderSelect({ filter, onFilterChange }: SiteOrderSelectProps) {
  return (
    <Select
      aria-label="Sort by"
      value={filter.sort ?? 'newest'}
      onChange={({ target }) => onFilterChange({ sort: target.value })}
      className="w-full desk:w-38"
    >
      {siteOrderSchema.options.map((order) => (
        <option key={order} value={order}>
          {names[order]}
        </option>
      ))}
    </Select>
  );
}
