import type { QualityReport, SiteFileEntry } from '@sitewright/contracts';
import { Alert, Button, Spinner } from '@sitewright/ui';
import type { ReactNode } from 'react';
import { LatePart } from '../../../../lib/late-part.tsx';
import { sizeWords } from '../../../../lib/size-words.ts';
import { FileHeader } from '../file-header.tsx';
import { useFileDraft } from './use-file-draft.ts';

const loadEditor = () => import('./code-editor.tsx').then(({ CodeEditor }) => CodeEditor);

interface FileEditorProps {
  siteId: string;
  file: SiteFileEntry;
  report: QualityReport;
  line: number | undefined;
  picker: ReactNode;
  /** What else can be done with files. */
  menu: ReactNode;
  /** Above the text. */
  notice: ReactNode;
  isWrapped: boolean;
  onWrapChange: (isWrapped: boolean) => void;
  onClose: () => void;
}

/** One file to change. Stored by the button, by Ctrl or Cmd with S, and when it is left. */
export function FileEditor({
  siteId,
  file,
  report,
  line,
  onClose,
  menu,
  notice,
  ...header
}: FileEditorProps) {
  const { path, bytes } = file;
  const { answer, opened, isChanged, isSaving, setDraft, save } = useFileDraft(siteId, path);
  return (
    <div className="flex min-h-0 min-w-0 flex-col">
      <FileHeader path={path} size={sizeWords(bytes)} {...header}>
        <Button variant="ghost" size="sm" onClick={onClose}>
          Close
        </Button>
        <Button size="sm" disabled={!isChanged} busy={isSaving} onClick={() => void save()}>
          Save
        </Button>
        {menu}
      </FileHeader>
      {notice}
      {!opened && answer.status === 'loading' && <Spinner label={`Loading ${path}`} className="m-auto" />}
      {!opened && answer.status === 'failed' && (
        <div className="m-auto w-full max-w-130 p-6">
          <Alert onRetry={answer.retry}>{answer.error.message}</Alert>
        </div>
      )}
      {opened && (
        <LatePart
          name="code editor"
          load={loadEditor}
          props={{
            path,
            text: opened.text,
            isWrapped: header.isWrapped,
            report,
            line,
            onChange: setDraft,
            onSave: () => void save(),
          }}
        />
      )}
    </div>
  );
}
