import { messageStateSchema } from '@sitewright/contracts';
import { Segment, SegmentedControl } from '@sitewright/ui';
import type { ListFilter } from '@sitewright/web-kit';

interface StateFilterProps {
  filter: ListFilter;
  onFilterChange: (filter: ListFilter) => void;
}

/** Which messages are shown. */
export function StateFilter({ filter, onFilterChange }: StateFilterProps) {
  const choose = (value: string) => {
    const { data: state } = messageStateSchema.safeParse(value);
    onFilterChange(state ? { state } : {});
  };
  return (
    <SegmentedControl label="Show" value={filter.state ?? 'all'} onValueChange={choose}>
      <Segment value="all">All</Segment>
      <Segment value="waiting">Waiting</Segment>
      <Segment value="parked">Parked</Segment>
      <Segment value="kept">Kept</Segment>
    </SegmentedControl>
  );
}
