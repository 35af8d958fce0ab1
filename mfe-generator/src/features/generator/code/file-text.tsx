import type { SiteFileEntry } from '@sitewright/contracts';
import { Alert, Button, Spinner } from '@sitewright/ui';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { sizeWords } from '../../../lib/size-words.ts';
import { useSiteFile } from '../api/use-site-file.ts';
import { CodeLines } from './code-lines.tsx';
import { CopyButton } from './copy-button.tsx';
import { FileHeader } from './file-header.tsx';

interface FileTextProps {
  siteId: string;
  version: number;
  file: SiteFileEntry;
  /** The line to come to first. */
  line: number | undefined;
  /** Chooses another file, on a narrow screen. */
  picker: ReactNode;
  /** What else can be done with files. */
  menu: ReactNode;
  /** Above the text. */
  notice: ReactNode;
  isWrapped: boolean;
  onWrapChange: (isWrapped: boolean) => void;
  onEdit: () => void;
}

/** One file to read and to copy. */
export function FileText({
  siteId,
  version,
  file,
  line,
  picker,
  menu,
  notice,
  isWrapped,
  onWrapChange,
  onEdit,
}: FileTextProps) {
  const answer = useSiteFile(siteId, file.path, version);
  return (
    <div className="flex min-h-0 min-w-0 flex-col">
      <FileHeader
        path={file.path}
        size={sizeWords(file.bytes)}
        picker={picker}
        isWrapped={isWrapped}
        onWrapChange={onWrapChange}
      >
        <Button variant="outline" size="sm" disabled={answer.status !== 'ready'} onClick={onEdit}>
          <Pencil aria-hidden="true" />
          Edit
        </Button>
        <CopyButton path={file.path} content={answer.status === 'ready' ? answer.value.content : undefined} />
        {menu}
      </FileHeader>
      {notice}
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
