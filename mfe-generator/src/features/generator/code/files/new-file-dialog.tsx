import { Button, Dialog, Field, Input } from '@sitewright/ui';
import { type SubmitEvent, useState } from 'react';
import { newFile } from './change-files.ts';
import { starterOf } from './starters.ts';

interface NewFileDialogProps {
  siteId: string;
  onClose: () => void;
  onMade: (path: string) => void;
}

/** Asks for the name of a new file. */
export function NewFileDialog({ siteId, onClose, onMade }: NewFileDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const make = async (path: string) => {
    setBusy(true);
    const refused = path === '' ? 'Give the file a name.' : await newFile(siteId, path, starterOf(path));
    setBusy(false);
    setProblem(refused);
    if (refused === undefined) onMade(path);
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void make(String(new FormData(event.currentTarget).get('path')).trim());
  };
  return (
    <Dialog isOpen onClose={onClose} title="New file">
      <form noValidate onSubmit={handleSubmit} className="mt-4.5">
        <Field label="Name, with its folders" hint="Such as about.html or shop/prices.html" error={problem}>
          <Input
            name="path"
            autoComplete="off"
            spellCheck={false}
            className="font-mono"
            onChange={() => setProblem(undefined)}
          />
        </Field>
        <div className="mt-5.5 flex justify-end gap-2.5">
          <Button variant="outline" disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={isBusy}>
            Make the file
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
