import { cn } from '@sitewright/ui';
import { filesNotBegun, type GenerationProgress, type WrittenFile } from '@sitewright/web-kit/generation';
import { Check, Minus, Pencil } from 'lucide-react';
import { memo } from 'react';
import { sizeWords } from '../../../lib/size-words.ts';
import { growingFile } from '../steps.ts';

interface FileRowProps extends Pick<WrittenFile, 'path'> {
  size: string;
  isGrowing: boolean;
}

/** Drawn anew only when what it says has changed, and not with each letter. */
const FileRow = memo(function FileRow({ path, size, isGrowing }: FileRowProps) {
  const Icon = isGrowing ? Pencil : Check;
  return (
    <li className={cn('flex items-center gap-2', isGrowing ? 'text-pink-ink' : 'text-ink-2')}>
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="min-w-0 grow truncate" title={path}>
        {path}
      </span>
      {isGrowing && <span className="sr-only">being written</span>}
      <span className={cn('shrink-0 tabular-nums', !isGrowing && 'text-ink-3')}>{size}</span>
    </li>
  );
});

/** It is linked to. That is all that is known of it, so no size and no order is promised. */
const LinkedRow = ({ path }: { path: string }) => (
  <li className="flex items-center gap-2 text-ink-3">
    <Minus aria-hidden="true" className="size-3.5 shrink-0" />
    <span className="min-w-0 grow truncate" title={path}>
      {path}
    </span>
    <span className="shrink-0">not begun</span>
  </li>
);

/** The files that are written, with their sizes; the one that grows stands out. While there are more to come, also what they link to. */
export function FileRows({ progress }: { progress: GenerationProgress }) {
  const growing = growingFile(progress);
  const linked = progress.phase === 'write' ? filesNotBegun(progress.files) : [];
  return (
    <ul aria-label="Files" className="mt-2 grid gap-1 pr-4.5 pl-6 font-mono text-code">
      {progress.files.map((file) => (
        <FileRow
          key={file.path}
          path={file.path}
          size={sizeWords(file.bytes)}
          isGrowing={file.path === growing?.path}
        />
      ))}
      {linked.map((path) => (
        <LinkedRow key={path} path={path} />
      ))}
    </ul>
  );
}
