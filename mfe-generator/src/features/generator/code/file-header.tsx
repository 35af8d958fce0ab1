import { Button } from '@sitewright/ui';
import { WrapText } from 'lucide-react';
import type { ReactNode } from 'react';

interface FileHeaderProps {
  path: string;
  size: string;
  /** Chooses another file, on a narrow screen. */
  picker: ReactNode;
  isWrapped?: boolean;
  /** Missing where there is no text. */
  onWrapChange?: (isWrapped: boolean) => void;
  /** What else can be done with the file. */
  children: ReactNode;
}

/** Above the text of a file: which one it is, and what can be done with it. */
export function FileHeader({ path, size, picker, isWrapped, onWrapChange, children }: FileHeaderProps) {
  return (
    <header className="flex min-h-11.5 shrink-0 items-center gap-2 border-rule border-b px-3 py-1.5 desk:px-4.5">
      {picker}
      <h2 className="hidden min-w-0 truncate font-mono text-code tracking-normal desk:block">{path}</h2>
      <span className="mr-auto hidden shrink-0 pl-1.5 text-ink-3 text-small desk:block">{size}</span>
      {onWrapChange && (
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label="Wrap lines"
          aria-pressed={isWrapped}
          onClick={() => onWrapChange(!isWrapped)}
        >
          <WrapText aria-hidden="true" />
        </Button>
      )}
      {children}
    </header>
  );
}
