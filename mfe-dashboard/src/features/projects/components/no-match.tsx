import { Button } from '@sitewright/ui';

interface NoMatchProps {
  search: string;
  onClear: () => void;
}

/** There are projects, but none by that name. */
export function NoMatch({ search, onClear }: NoMatchProps) {
  return (
    <div role="status" className="grid justify-items-start gap-4 border-rule border-t py-8">
      <p className="wrap-anywhere text-ink-2 text-lead">No project is called “{search}”.</p>
      <Button variant="outline" onClick={onClear}>
        Clear search
      </Button>
    </div>
  );
}
