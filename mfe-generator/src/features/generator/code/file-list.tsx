import type { SiteFileEntry } from '@sitewright/contracts';
import { cn } from '@sitewright/ui';
import { ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { sizeWords } from '../../../lib/size-words.ts';
import { FileIcon } from './file-icon.tsx';
import { type TreeLine, treeLines } from './files/file-folders.ts';

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The list is one stop of the Tab key; inside of it the arrow keys lead from line to line. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-line]')];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  buttons[step(at, buttons.length)]?.focus();
}

const lineLook = 'flex h-7.5 w-full items-center gap-2 rounded-[6px] px-2 text-left font-mono text-code';

interface LineProps {
  line: TreeLine;
  isShown: boolean;
  isStop: boolean;
  onOpen: (path: string) => void;
  onFold: (path: string, isOpen: boolean) => void;
  onKey: ((event: KeyboardEvent, path: string) => void) | undefined;
}

/** How far in a line stands: as deep as the tree of any site is. */
const indents = ['', 'pl-5', 'pl-8', 'pl-11', 'pl-14', 'pl-17', 'pl-20', 'pl-23', 'pl-26', 'pl-29'];

function Line({ line, isShown, isStop, onOpen, onFold, onKey }: LineProps) {
  const { path, name, depth } = line;
  const look = cn(lineLook, indents[Math.min(depth, indents.length - 1)]);
  if (line.kind === 'folder') {
    const { isOpen } = line;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'ArrowRight') onFold(path, true);
      if (event.key === 'ArrowLeft') onFold(path, false);
    };
    return (
      <button
        type="button"
        data-line=""
        tabIndex={isStop ? 0 : -1}
        aria-expanded={isOpen}
        title={path}
        className={cn(look, 'text-ink-2 hover:bg-surface-hover hover:text-ink')}
        onClick={() => onFold(path, !isOpen)}
        onKeyDown={handleKeyDown}
      >
        <ChevronRight
          aria-hidden="true"
          className={cn('size-3.75 shrink-0 transition-transform duration-140', isOpen && 'rotate-90')}
        />
        <span className="min-w-0 grow truncate">{name}</span>
      </button>
    );
  }
  const { bytes, isText } = line.file;
  return (
    <button
      type="button"
      data-line=""
      tabIndex={isStop ? 0 : -1}
      aria-current={isShown ? 'true' : undefined}
      title={path}
      className={cn(
        look,
        !isText && 'italic',
        isShown ? 'bg-purple-tint text-purple-ink' : 'text-ink-2 hover:bg-surface-hover hover:text-ink',
      )}
      onClick={() => onOpen(path)}
      onKeyDown={(event) => onKey?.(event, path)}
    >
      <FileIcon path={path} />
      <span className="min-w-0 grow truncate">{name}</span>
      <span className="shrink-0 font-text text-[0.75rem] tabular-nums">{sizeWords(bytes)}</span>
    </button>
  );
}

interface FileListProps {
  files: SiteFileEntry[];
  shown: string;
  onOpen: (path: string) => void;
  /** A key that is pressed on a file. */
  onKey?: (event: KeyboardEvent, path: string) => void;
}

/** Every file of the site in its folders, where there is room beside the text. */
export function FileList({ files, shown, onOpen, onKey }: FileListProps) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const fold = (path: string, isOpen: boolean) => {
    const next = new Set(closed);
    if (isOpen) next.delete(path);
    else next.add(path);
    setClosed(next);
  };
  const lines = treeLines(files, closed);
  const stop = lines.some(({ path }) => path === shown) ? shown : lines[0]?.path;
  return (
    <nav
      aria-label="Files"
      className="hidden min-h-0 overflow-y-auto border-rule border-r bg-paper p-2 desk:block"
      onKeyDown={moveFocus}
    >
      <ul className="grid grid-cols-1 gap-0.5">
        {lines.map((line) => (
          <li key={`${line.kind} ${line.path}`} className="min-w-0">
            <Line
              line={line}
              isShown={line.path === shown}
              isStop={line.path === stop}
              onOpen={onOpen}
              onFold={fold}
              onKey={onKey}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
