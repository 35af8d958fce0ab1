import type { Difference, SiteDetails } from '@sitewright/contracts';
import { Button } from '@sitewright/ui';
import { useApi } from '@sitewright/web-kit';
import { History, Link2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { LatePart } from '../../../lib/late-part.tsx';
import { useEscape } from '../../../lib/use-escape.ts';
import { CompareAside } from './compare-aside.tsx';
import { CompareHeader, type CompareView } from './compare-header.tsx';
import { SideBySide, Slider } from './compared-pages.tsx';
import { ComparedVersion } from './compared-version.tsx';
import { compareVersions, stopComparing } from './comparing-store.ts';
import { restoreVersion } from './restore.ts';
import { useStepKeys } from './use-step-keys.ts';
import { useComparison, useVersions, type VersionPair } from './use-versions.ts';

const loadCode = () => import('./compared-code.tsx').then(({ ComparedCode }) => ComparedCode);

const pointedAt = (difference: Difference | undefined, index: number | undefined) => {
  const side = (words: string | undefined) =>
    difference && index !== undefined
      ? { words: words ?? difference.part, anchor: difference.anchor, label: String(index + 1) }
      : undefined;
  return { from: side(difference?.before), to: side(difference?.after) };
};

interface ComparePageProps {
  site: SiteDetails;
  pair: VersionPair;
}

/** Two versions, with what differs; the earlier one can be shown again. */
export function ComparePage({ site, pair }: ComparePageProps) {
  const id = useId();
  const api = useApi();
  const heading = useRef<HTMLHeadingElement>(null);
  const [view, setView] = useState<CompareView>('Side by side');
  const [chosen, setChosen] = useState<number>();
  const [isRestoring, setRestoring] = useState(false);
  const [now] = useState(() => Date.now());
  const versions = useVersions(site);
  const comparison = useComparison(site.folderId, pair);
  const entries = versions.status === 'ready' ? versions.value.versions : [];
  const differences = comparison.status === 'ready' ? comparison.value.differences : [];
  const difference = chosen === undefined ? undefined : differences[chosen];
  const page = difference?.path.endsWith('.html') ? difference.path : 'index.html';
  const next = site.version + 1;

  useEscape(stopComparing);
  useEffect(() => heading.current?.focus(), []);
  useStepKeys((by) => {
    if (differences.length === 0) return;
    setChosen((index) => ((index ?? (by > 0 ? -1 : 0)) + by + differences.length) % differences.length);
  });
  const choose = (one: number, other: number) => {
    setChosen(undefined);
    compareVersions(site.folderId, one, other);
  };
  const handleRestore = async () => {
    setRestoring(true);
    if (await restoreVersion(api, site, pair.from)) stopComparing();
    setRestoring(false);
  };

  return (
    <section aria-labelledby={id} className="flex min-h-0 grow flex-col">
      <CompareHeader
        site={site}
        pair={pair}
        versions={entries}
        view={view}
        onView={setView}
        onChoose={choose}
      />
      <div className="grid min-h-0 grow desk:grid-cols-[24rem_minmax(0,1fr)] max-desk:grid-rows-[minmax(0,2fr)_minmax(0,3fr)]">
        <CompareAside
          heading={heading}
          headingId={id}
          pair={pair}
          comparison={comparison}
          chosen={chosen}
          onChoose={setChosen}
        />
        <div className="flex min-h-0 min-w-0 flex-col bg-paper-sunk px-4 pt-3 desk:px-5">
          <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <ComparedVersion site={site} number={pair.from} entries={entries} now={now} />
            <Button size="sm" busy={isRestoring} onClick={() => void handleRestore()}>
              <History aria-hidden="true" />
              Restore version {pair.from} as version {next}
            </Button>
            <ComparedVersion site={site} number={pair.to} entries={entries} now={now} />
          </div>
          {view === 'Side by side' && (
            <SideBySide
              {...pair}
              folderId={site.folderId}
              page={page}
              pointed={pointedAt(difference, chosen)}
            />
          )}
          {view === 'Slider' && (
            <Slider {...pair} folderId={site.folderId} page={page} pointed={pointedAt(difference, chosen)} />
          )}
          {view === 'Code' && (
            <LatePart
              name="compared code"
              load={loadCode}
              props={{ site, pair, path: difference?.path ?? 'index.html' }}
            />
          )}
        </div>
      </div>
      <footer
        data-bottom-bar=""
        className="flex min-h-11 shrink-0 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-rule-strong border-t px-4 py-2 text-ink-2 text-small desk:px-5"
      >
        <p className="flex items-center gap-2">
          <Link2 aria-hidden="true" className="size-4" />
          Both scroll together
        </p>
        <p>Restoring adds version {next}. Nothing is lost.</p>
      </footer>
    </section>
  );
}
