import { Button, SpinnerRing } from '@sitewright/ui';
import { stopPolling } from '../generate-website.ts';

/** The page has lost its connection; the server has not lost the website. */
export function CutConnection() {
  return (
    <div className="mt-5 rounded-[9px] border border-rule-strong bg-warn-tint px-3.5 py-3 text-ui">
      <div role="status" className="flex gap-2.5 font-[550] text-warn-ink">
        <SpinnerRing className="mt-0.5" />
        <p>The connection was lost, but the server is still working. Looking for your website…</p>
      </div>
      <Button variant="outline" size="sm" className="mt-3" onClick={stopPolling}>
        Stop looking
      </Button>
    </div>
  );
}
