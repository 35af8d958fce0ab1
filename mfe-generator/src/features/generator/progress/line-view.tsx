import type { LinePlace } from '@sitewright/contracts';
import { cn } from '@sitewright/ui';
import { Pencil } from 'lucide-react';
import { beforeWords, type LineBox, lineBoxes, waitWords } from './line-boxes.ts';

const boxLook: Record<LineBox['what'], string> = {
  writing: 'border-pink-line bg-pink-tint text-pink-ink',
  waiting: 'border-control border-dashed text-ink-3',
  yours: 'border-2 border-purple bg-purple-tint font-semibold text-purple-ink dark:border-purple-ink',
};

const wordLook: Record<LineBox['what'], string> = {
  writing: 'font-semibold text-pink-ink',
  waiting: 'text-ink-3',
  yours: 'font-semibold text-purple-ink',
};

function Box({ what, words }: LineBox) {
  return (
    <li className="min-w-0 grow basis-0 text-center text-[0.75rem]">
      <span
        className={cn(
          'flex h-8.5 items-center justify-center gap-1 rounded-chip border tabular-nums',
          boxLook[what],
        )}
      >
        {what === 'writing' && <Pencil aria-hidden="true" className="size-3.5" />}
        {words}
      </span>
      <span className={cn('mt-1 block', wordLook[what])}>{what}</span>
    </li>
  );
}

/** Where a generation stands that waits for its turn. */
export function LineView({ line }: { line: LinePlace }) {
  return (
    <div className="border-rule border-y py-5">
      <p className="flex items-end gap-3">
        <span className="type-display text-[3.5rem] leading-[0.86] tabular-nums">{line.place}</span>
        <span>
          <span className="block font-bold text-[1.0625rem] leading-tight">in line</span>
          <span className="block text-ink-2 text-small">
            {beforeWords(line)} {waitWords(line)}
          </span>
        </span>
      </p>
      <ul aria-hidden="true" className="mt-4.5 flex gap-1.5">
        {lineBoxes(line).map((box) => (
          <Box key={box.id} {...box} />
        ))}
      </ul>
    </div>
  );
}
