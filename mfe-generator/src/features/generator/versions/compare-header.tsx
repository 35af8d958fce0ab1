import { type SiteDetails, siteName, type VersionEntry } from '@sitewright/contracts';
import { Button, Segment, SegmentedControl, Select, ThemeToggle } from '@sitewright/ui';
import { ArrowLeft } from 'lucide-react';
import { AccountMenu } from '../components/account-menu.tsx';
import { stopComparing } from './comparing-store.ts';
import type { VersionPair } from './use-versions.ts';
import { titleOf } from './version-words.ts';

const views = ['Side by side', 'Slider', 'Code'] as const;
export type CompareView = (typeof views)[number];
const toView = (value: string): CompareView => views.find((view) => view === value) ?? 'Side by side';

interface ChooserProps {
  label: string;
  value: number;
  versions: readonly VersionEntry[];
  onChange: (number: number) => void;
}

const VersionOptions = ({ versions }: Pick<ChooserProps, 'versions'>) =>
  versions.map((entry) => (
    <option key={entry.number} value={entry.number}>
      Version {entry.number}: {titleOf(entry)}
    </option>
  ));

/** Those that are pinned first. */
function VersionChooser({ label, value, versions, onChange }: ChooserProps) {
  // One that lies within a sitting is not listed, and can be looked at all the same.
  const isListed = versions.some(({ number }) => number === value);
  const pinned = versions.filter(({ isPinned }) => isPinned);
  const others = versions.filter(({ isPinned }) => !isPinned);
  return (
    <Select
      aria-label={label}
      className="w-44"
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {!isListed && <option value={value}>Version {value}</option>}
      {pinned.length > 0 && (
        <optgroup label="Pinned">
          <VersionOptions versions={pinned} />
        </optgroup>
      )}
      {pinned.length > 0 ? (
        <optgroup label="Others">
          <VersionOptions versions={others} />
        </optgroup>
      ) : (
        <VersionOptions versions={others} />
      )}
    </Select>
  );
}

interface CompareHeaderProps {
  site: SiteDetails;
  pair: VersionPair;
  versions: readonly VersionEntry[];
  view: CompareView;
  onView: (view: CompareView) => void;
  onChoose: (one: number, other: number) => void;
}

/** Which versions are compared, and how. */
export function CompareHeader({ site, pair, versions, view, onView, onChoose }: CompareHeaderProps) {
  return (
    <header className="flex min-h-13.5 shrink-0 flex-wrap items-center gap-2.5 border-rule-strong border-b px-3 py-2 desk:px-5">
      <Button variant="ghost" size="sm" aria-keyshortcuts="Escape" onClick={stopComparing}>
        <ArrowLeft aria-hidden="true" />
        Back to the preview
      </Button>
      <p className="min-w-0 grow truncate font-semibold max-desk:hidden">{siteName(site)}</p>
      <VersionChooser
        label="Earlier version"
        value={pair.from}
        versions={versions}
        onChange={(number) => onChoose(number, pair.to)}
      />
      <VersionChooser
        label="Later version"
        value={pair.to}
        versions={versions}
        onChange={(number) => onChoose(pair.from, number)}
      />
      <SegmentedControl label="How to compare" value={view} onValueChange={(value) => onView(toView(value))}>
        {views.map((each) => (
          <Segment key={each} value={each}>
            {each}
          </Segment>
        ))}
      </SegmentedControl>
      <ThemeToggle size="icon-sm" />
      <AccountMenu />
    </header>
  );
}
