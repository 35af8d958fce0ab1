import type { PlatformHealth } from '@sitewright/contracts';
import { cn } from '@sitewright/ui';
import type { ReactNode } from 'react';
import { type Amount, lengthOf, lengthWords, momentWords, sizeWords } from '../words.ts';

interface FigureProps {
  name: string;
  /** Words alone where there is no figure. */
  value: Amount | string;
  isBad?: boolean;
  children: ReactNode;
}

function Figure({ name, value, isBad = false, children }: FigureProps) {
  return (
    <div className="min-w-0 border-rule max-desk:py-4 max-desk:not-first:border-t desk:px-5.5 desk:last:pr-0 desk:first:pl-0 desk:not-first:border-l">
      <dt className="font-[550] text-ink-2 text-small">{name}</dt>
      <dd className="mt-1.5">
        <p
          className={cn(
            'flex min-h-11 items-baseline gap-1.5 font-[550]',
            isBad ? 'text-bad-ink' : 'text-ink-2',
          )}
        >
          {typeof value === 'string' ? (
            <span className="type-display self-center text-h2">{value}</span>
          ) : (
            <>
              <span className="type-display text-[2.5rem] text-ink leading-none tracking-[-0.03em]">
                {value.figure}
              </span>
              {value.unit}
            </>
          )}
        </p>
        <div className="mt-1 text-ink-3 text-small">{children}</div>
      </dd>
    </div>
  );
}

function Queue({ queue: { waiting, running, longestWaitSeconds } }: Pick<PlatformHealth, 'queue'>) {
  const longest = longestWaitSeconds === undefined ? '' : `longest ${lengthWords(longestWaitSeconds)}, `;
  return (
    <Figure name="Queue" value={{ figure: String(waiting), unit: 'waiting' }}>
      {longest}
      {running} being written
    </Figure>
  );
}

function Composing({ composing }: Pick<PlatformHealth, 'composing'>) {
  if (!composing)
    return (
      <Figure name="Composing, middle value" value="Not known">
        nothing was finished today
      </Figure>
    );
  return (
    <Figure name="Composing, middle value" value={lengthOf(composing.middleSeconds)}>
      slowest tenth {lengthWords(composing.slowestTenthSeconds)}
    </Figure>
  );
}

function LastBackup({ lastBackup, at }: Pick<PlatformHealth, 'lastBackup' | 'at'>) {
  if (!lastBackup)
    return (
      <Figure name="Last backup" value="No backup yet" isBad>
        <code>npm run backup</code> makes one
      </Figure>
    );
  const ago = lengthOf(Math.max(0, Date.parse(at) - Date.parse(lastBackup.at)) / 1000);
  return (
    <Figure name="Last backup" value={{ ...ago, unit: `${ago.unit} ago` }}>
      {momentWords(lastBackup.at, new Date(at))}, {sizeWords(lastBackup.bytes)},{' '}
      {lastBackup.checked ? 'read back and checked' : 'not checked'}
    </Figure>
  );
}

function Disk({ disk }: Pick<PlatformHealth, 'disk'>) {
  if (!disk)
    return (
      <Figure name="Disk" value="Not known">
        the database does not tell
      </Figure>
    );
  const percent = Math.round((100 * disk.usedBytes) / disk.totalBytes);
  const isNearlyFull = percent >= 90;
  return (
    <Figure name="Disk" value={{ figure: String(percent), unit: '% used' }} isBad={isNearlyFull}>
      <span aria-hidden="true" className="mb-2 block h-1.5 overflow-hidden rounded-full bg-rule">
        <span
          className={cn('block h-full rounded-full', isNearlyFull ? 'bg-bad' : 'bg-purple')}
          style={{ width: `${percent}%` }}
        />
      </span>
      {sizeWords(disk.usedBytes)} of {sizeWords(disk.totalBytes)}
    </Figure>
  );
}

/** The four figures that say most. */
export function HealthFigures({ health }: { health: PlatformHealth }) {
  return (
    <dl className="mb-6 grid border-rule border-b desk:grid-cols-2 desk:gap-y-6 desk:py-5 chart:grid-cols-4">
      <Queue {...health} />
      <Composing {...health} />
      <LastBackup {...health} />
      <Disk {...health} />
    </dl>
  );
}
