import type { SiteFileEntry } from '@sitewright/contracts';
import { cn } from '@sitewright/ui';
import type { KeyboardEvent } from 'react';
import { sizeWords } from '../../../lib/size-words.ts';
import { FileIcon } from './file-icon.tsx';

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The list is one stop of the Tab key; inside of it the arrow keys lead from file to file. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  buttons[step(at, buttons.length)]?.focus();
}

interface FileListProps {
  files: SiteFileEntry[];
  shown: string;
  onOpen: (path: string) => void;
}

/** Every file of the site with its size, where there is room beside the text. Only text can be read. */
export function FileList({ files, shown, onOpen }: FileListProps) {
  return (
    <nav
      aria-label="Files"
      className="hidden min-h-0 overflow-y-auto border-rule border-r bg-paper p-2 desk:block"
      onKeyDown={moveFocus}
    >
      <ul className="grid grid-cols-1 gap-0.5">
        {files.map(({ path, bytes, isText }) => (
          <li key={path}>
            <button
              type="button"
              disabled={!isText}
              tabIndex={path === shown ? 0 : -1}
              aria-current={path === shown ? 'true' : undefined}
              title={path}
              className={cn(
                'flex h-7.5 w-full items-center gap-2 rounded-[6px] px-2 text-left font-mono text-code disabled:text-ink-3',
                path === shown
                  ? 'bg-purple-tint text-purple-ink'
                  : 'text-ink-2 enabled:hover:bg-surface-hover enabled:hover:text-ink',
              )}
              onClick={() => onOpen(path)}
            >
              <FileIcon path={path} />
              <span className="min-w-0 grow truncate [direction:rtl]">
                <bdi>{path}</bdi>
              </span>
              <span className="shrink-0 font-text text-[0.75rem] tabular-nums">{sizeWords(bytes)}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
