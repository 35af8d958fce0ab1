import type { SiteFileEntry } from '@sitewright/contracts';
import { Alert, Button, Spinner } from '@sitewright/ui';
import { WrapText } from 'lucide-react';
import type { ReactNode } from 'react';
import { sizeWords } from '../../../lib/size-words.ts';
import { useSiteFile } from '../api/use-site-file.ts';
import { CodeLines } from './code-lines.tsx';
import { CopyButton } from './copy-button.tsx';

interface FileTextProps {
  siteId: string;
  file: SiteFileEntry;
  /** The line to come to first. */
  line: number | undefined;
  /** Chooses another file, on a narrow screen. */
  picker: ReactNode;
  isWrapped: boolean;
  onWrapChange: (isWrapped: boolean) => void;
}

/** One file to read and to copy. */
export function FileText({ siteId, file, line, picker, isWrapped, onWrapChange }: FileTextProps) {
  const answer = useSiteFile(siteId, file.path);
  return (
    <div className="flex min-h-0 min-w-0 flex-col">
      <header className="flex min-h-11.5 shrink-0 items-center gap-2 border-rule border-b px-3 py-1.5 desk:px-4.5">
        {picker}
        <h2 className="hidden min-w-0 truncate font-mono text-code tracking-normal desk:block">
          {file.path}
        </h2>
        <span className="mr-auto hidden shrink-0 pl-1.5 text-ink-3 text-small desk:block">
          {sizeWords(file.bytes)}
        </span>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label="Wrap lines"
          aria-pressed={isWrapped}
          onClick={() => onWrapChange(!isWrapped)}
        >
          <WrapText aria-hidden="true" />
        </Button>
        <CopyButton path={file.path} content={answer.status === 'ready' ? answer.value.content : undefined} />
      </header>
      {answer.status === 'loading' && <Spinner label={`Loading ${file.path}`} className="m-auto" />}
      {answer.status === 'failed' && (
        <div className="m-auto w-full max-w-130 p-6">
          <Alert onRetry={answer.retry}>{answer.error.message}</Alert>
        </div>
      )}
      {answer.status === 'ready' && <CodeLines {...answer.value} isWrapped={isWrapped} marked={line} />}
    </div>
  );
}
