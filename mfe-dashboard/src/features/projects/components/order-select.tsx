import { type SiteOrder, siteOrderSchema } from '@sitewright/contracts';
import { Select } from '@sitewright/ui';

const words: Record<SiteOrder, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'By name',
};

interface OrderSelectProps {
  order: SiteOrder;
  onOrderChange: (order: SiteOrder) => void;
  className: string;
}

/** In which order the projects are shown. */
export function OrderSelect({ order, onOrderChange, className }: OrderSelectProps) {
  return (
    <Select
      aria-label="Sort by"
      value={order}
      onChange={(event) => onOrderChange(siteOrderSchema.parse(event.target.value))}
      className={className}
    >
      {siteOrderSchema.options.map((option) => (
        <option key={option} value={option}>
          {words[option]}
        </option>
      ))}
    </Select>
  );
}
