import { type Comparison, type Difference, routes, type SiteDetails } from '@sitewright/contracts';
import { Button } from '@sitewright/ui';
import { useApi } from '@sitewright/web-kit';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { tookHead } from '../head/head-store.ts';
import { sayRefused } from '../head/say-refused.ts';
import { compareVersions } from '../versions/comparing-store.ts';
import { sameWords } from '../versions/same-words.ts';
import { DrawnAlike } from './drawn-alike.tsx';
import { ToldDifferences } from './told-differences.tsx';

interface ProofProps {
  site: SiteDetails;
  comparison: Comparison;
}

/** Takes one difference of the version back, and leaves the others. */
function useTakeBack(site: SiteDetails, { to }: Comparison) {
  const api = useApi();
  const [busy, setBusy] = useState<string>();
  const takeBack = async ({ id: difference }: Difference) => {
    const { folderId: id, version } = site;
    setBusy(difference);
    try {
      const params = { id, number: String(to) };
      tookHead(id, await api.call(routes.takeBack, { params, body: { version, differences: [difference] } }));
    } catch (error) {
      sayRefused(id, 'Nothing was taken back', error);
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, takeBack };
}

/** What a change has changed, part by part, and what it has not. */
export function Proof({ site, comparison }: ProofProps) {
  const { busy, takeBack } = useTakeBack(site, comparison);
  const { from, to, differences, same, scope } = comparison;
  const isJudged = scope !== undefined || differences.some(({ isOutside }) => isOutside !== undefined);
  const isCurrent = site.version === to;
  return (
    <section aria-label={`What changed in version ${to}`} className="mt-6">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-h3">What changed in version {to}</h2>
        <button
          type="button"
          className="font-semibold text-purple-ink text-small underline underline-offset-4"
          onClick={() => compareVersions(site.folderId, from, to)}
        >
          Compare
        </button>
      </div>
      <ToldDifferences
        differences={differences}
        act={(difference) =>
          isCurrent &&
          difference.canTakeBack && (
            <Button
              variant="outline"
              size="sm"
              busy={busy === difference.id}
              disabled={busy !== undefined}
              aria-label={`Take back: ${difference.part}, ${difference.summary}`}
              onClick={() => void takeBack(difference)}
            >
              Take back
            </Button>
          )
        }
      />
      {!isJudged && differences.length > 0 && (
        <p className="border-rule border-t py-3 text-ink-3 text-small">
          What lies outside of what you asked was not judged: you pointed at no part and named none.
        </p>
      )}
      {same.length > 0 && (
        <p className="flex items-start gap-2 border-rule border-t pt-3 text-ink-2 text-small">
          <ShieldCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {sameWords(same, 'unchanged')}
        </p>
      )}
      <DrawnAlike key={`${from} ${to}`} folderId={site.folderId} comparison={comparison} />
    </section>
  );
}
