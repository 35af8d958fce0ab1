import { Alert, Button, Dialog } from '@sitewright/ui';
import { useState } from 'react';
import { removeFile } from './change-files.ts';
import { FileLinksList, useFileLinks } from './file-links.tsx';

interface RemoveFileDialogProps {
  siteId: string;
  path: string;
  version: number;
  onClose: () => void;
  onRemoved: () => void;
}

/** Says what links to a file before it is removed. */
export function RemoveFileDialog({ siteId, path, version, onClose, onRemoved }: RemoveFileDialogProps) {
  const answer = useFileLinks(siteId, path, version);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const handleRemove = async () => {
    setBusy(true);
    const refused = await removeFile(siteId, path);
    setBusy(false);
    setProblem(refused);
    if (refused === undefined) onRemoved();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Remove ${path}?`}
      description="Undo brings it back."
      actions={
        <>
          <Button variant="outline" disabled={isBusy} onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" busy={isBusy} onClick={() => void handleRemove()}>
            Remove
          </Button>
        </>
      }
    >
      <FileLinksList answer={answer} what="lead to it, and would lead nowhere." />
      {problem !== undefined && <Alert className="mt-4">{problem}</Alert>}
    </Dialog>
  );
}
