import { Button } from '@sitewright/ui';
import { showTab } from '../panel-tab.ts';

/** Leads back from editing to looking. */
export function DoneButton({ className }: { className?: string }) {
  return (
    <Button data-edit-done="" size="sm" className={className} onClick={() => showTab('brief')}>
      Done
    </Button>
  );
}
