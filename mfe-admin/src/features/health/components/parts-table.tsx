import type { Replica } from '@sitewright/contracts';
import { cn } from '@sitewright/ui';
import { Check, CircleX, Minus, TriangleAlert } from 'lucide-react';
import { Panel } from '../../../lib/panel.tsx';
import type { PartRow } from '../part-rows.ts';
import { sizeWords } from '../words.ts';

const states = {
  up: { words: 'up', Icon: Check, look: 'text-good-ink' },
  some: { words: 'some silent', Icon: TriangleAlert, look: 'text-warn-ink' },
  none: { words: 'no answer', Icon: CircleX, look: 'text-bad-ink' },
  unknown: { words: 'not known', Icon: Minus, look: 'text-ink-3' },
} as const;

const rowLooks = { up: '', some: 'bg-warn-tint', none: 'bg-bad-tint', unknown: '' } as const;

const NotKnown = () => (
  <>
    <span aria-hidden="true" className="text-ink-3">
      –
    </span>
    <span className="sr-only">not known</span>
  </>
);

function Replicas({ replicas }: { replicas: readonly Replica[] }) {
  if (replicas.length === 0) return <NotKnown />;
  const up = replicas.filter(({ isUp }) => isUp).length;
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span aria-hidden="true" className="inline-flex gap-1">
        {replicas.map(({ isUp, startedAt, seenAt }) => (
          <span
            key={`${startedAt} ${isUp ? '' : seenAt}`}
            className={cn('size-3 rounded-[3px]', isUp ? 'bg-good' : 'border-2 border-warn-ink')}
          />
        ))}
      </span>
      <span className="whitespace-nowrap">
        {up} of {replicas.length}
      </span>
    </span>
  );
}

const headCell = 'px-3 pb-2.5 font-[550] text-ink-2 text-small first:pl-4.5 desk:first:pl-6.5';
const cell = 'px-3 py-2.5 first:pl-4.5 desk:first:pl-6.5';

function Row({ part, replicas, versions, memoryBytes, state }: PartRow) {
  const { words, Icon, look } = states[state];
  const version = versions.join(', ');
  const memory = memoryBytes === undefined ? undefined : sizeWords(memoryBytes);
  const figures = state === 'none' ? 'text-ink-3' : 'text-ink-2';
  return (
    <tr className={cn('border-rule border-t', rowLooks[state])}>
      <th scope="row" className={cn(cell, 'font-normal')}>
        <span className="wrap-anywhere block font-mono text-code">{part}</span>
        {(version || memory) && (
          <span className={cn('block text-small desk:hidden', figures)}>
            {[version, memory].filter(Boolean).join(', ')}
          </span>
        )}
      </th>
      <td className={cn(cell, figures, 'max-desk:hidden')}>{version || <NotKnown />}</td>
      <td className={cn(cell, figures)}>
        <Replicas replicas={replicas} />
      </td>
      <td className={cn(cell, figures, 'text-right tabular-nums max-desk:hidden')}>
        {memory ?? <NotKnown />}
      </td>
      <td className={cn(cell, 'whitespace-nowrap')}>
        <span className={cn('flex items-center gap-1.5 font-semibold text-small', look)}>
          <Icon aria-hidden="true" className="size-4 shrink-0" />
          {words}
        </span>
      </td>
    </tr>
  );
}

function count(rows: readonly PartRow[]): string {
  const replicas = rows.flatMap((row) => row.replicas);
  const up = replicas.filter(({ isUp }) => isUp).length;
  return `${rows.length} parts, ${up} of ${replicas.length} replicas of services up`;
}

/** Every part, one a line. */
export function PartsTable({ rows }: { rows: readonly PartRow[] }) {
  return (
    <Panel title="Parts" aside={count(rows)} isFlush>
      <table aria-label="Parts" className="w-full text-left text-ui">
        <thead>
          <tr>
            <th scope="col" className={headCell}>
              Part
            </th>
            <th scope="col" className={cn(headCell, 'max-desk:hidden')}>
              Version
            </th>
            <th scope="col" className={headCell}>
              Replicas
            </th>
            <th scope="col" className={cn(headCell, 'text-right max-desk:hidden')}>
              Memory
            </th>
            <th scope="col" className={headCell}>
              State
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.part} {...row} />
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
