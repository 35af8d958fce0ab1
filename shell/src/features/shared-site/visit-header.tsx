import type { SharedSite } from '@sitewright/contracts';
import {
  DeviceControl,
  type DeviceName,
  Segment,
  SegmentedControl,
  Select,
  ThemeToggle,
} from '@sitewright/ui';
import { untilWords } from './until-words.ts';

/** Looked at as it is, or with what is said about it. */
export type VisitMode = 'look' | 'comment';

interface VisitHeaderProps {
  site: SharedSite;
  mode: VisitMode;
  onModeChange: (mode: VisitMode) => void;
  /** Comments that are not resolved. */
  openCount: number;
  page: string;
  onPageChange: (page: string) => void;
  device: DeviceName;
  onDeviceChange: (device: DeviceName) => void;
  isNarrow: boolean;
}

/** What is shared and until when, and the ways to look at it. */
export function VisitHeader({ site, mode, page, device, ...rest }: VisitHeaderProps) {
  const { onModeChange, openCount, onPageChange, onDeviceChange, isNarrow } = rest;
  const { name, version, isNewest, endsAt, pages } = site;
  return (
    <header className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-rule-strong border-b bg-paper px-4 py-2.5 md:px-5">
      <div className="mr-auto min-w-0">
        <h1 className="truncate font-semibold text-[1rem]">{name}</h1>
        <p className="text-ink-2 text-small">
          {!isNewest && `Version ${version}. `}Can be seen until{' '}
          <time dateTime={endsAt}>{untilWords(endsAt)}</time>
        </p>
      </div>
      <div className="flex min-w-0 items-center gap-2 max-md:w-full">
        <Select
          aria-label="Page"
          value={page}
          className="min-w-0 max-md:grow md:w-48"
          onChange={({ target }) => onPageChange(target.value)}
        >
          {pages.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Select>
        <SegmentedControl
          label="Look or comment"
          value={mode}
          onValueChange={(value) => onModeChange(value === 'comment' ? 'comment' : 'look')}
        >
          <Segment value="look">Look</Segment>
          <Segment value="comment">
            Comment
            {openCount > 0 && (
              <>
                {' '}
                <span className="tabular-nums">{openCount}</span>
                <span className="sr-only"> open</span>
              </>
            )}
          </Segment>
        </SegmentedControl>
        {!isNarrow && <DeviceControl device={device} onDeviceChange={onDeviceChange} />}
        <ThemeToggle size="icon-sm" />
      </div>
    </header>
  );
}
