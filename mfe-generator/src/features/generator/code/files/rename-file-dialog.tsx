import { Button, Checkbox, Dialog, Field, Input } from '@sitewright/ui';
import { type SubmitEvent, useState } from 'react';
import { renameFile } from './change-files.ts';
import { FileLinksList, useFileLinks } from './file-links.tsx';

interface RenameFileDialogProps {
  siteId: string;
  path: string;
  version: number;
  onClose: () => void;
  onRenamed: (path: string) => void;
}

/** Asks for another name of a file, and whether the links to it change with it. */
export function RenameFileDialog({ siteId, path, version, onClose, onRenamed }: RenameFileDialogProps) {
  const answer = useFileLinks(siteId, path, version);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const count = answer.status === 'ready' ? answer.value.links.length : 0;

  const rename = async (to: string, withLinks: boolean) => {
    setBusy(true);
    const refused = to === '' ? 'Give the file a name.' : await renameFile(siteId, path, to, withLinks);
    setBusy(false);
    setProblem(refused);
    if (refused === undefined) onRenamed(to);
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = new FormData(event.currentTarget);
    void rename(String(said.get('path')).trim(), said.get('links') === 'on');
  };
  return (
    <Dialog isOpen onClose={onClose} title="Rename file">
      <form noValidate onSubmit={handleSubmit} className="mt-4.5">
        <Field label="Name, with its folders" error={problem}>
          <Input
            name="path"
            defaultValue={path}
            autoComplete="off"
            spellCheck={false}
            className="font-mono"
            onFocus={({ target }) =>
              target.setSelectionRange(path.lastIndexOf('/') + 1, Math.max(path.lastIndexOf('.'), 0))
            }
            onChange={() => setProblem(undefined)}
          />
        </Field>
        <FileLinksList answer={answer} what="lead to it." />
        <Checkbox name="links" defaultChecked className="mt-4">
          {count === 1 ? 'Change the link to it' : 'Change the links to it'}, and what it links to itself
          where its folder changes
        </Checkbox>
        <div className="mt-5.5 flex justify-end gap-2.5">
          <Button variant="outline" disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={isBusy}>
            Rename
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
