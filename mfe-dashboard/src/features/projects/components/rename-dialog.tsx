import { type Project, siteName } from '@sitewright/contracts';
import { Button, Dialog, Field, Input } from '@sitewright/ui';
import type { SubmitEvent } from 'react';
import { useRename } from '../use-rename.ts';

interface RenameFormProps {
  project: Project;
  onDone: () => void;
}

function RenameForm({ project, onDone }: RenameFormProps) {
  const { isBusy, problem, rename, forgetProblem } = useRename(project, onDone);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    rename(String(new FormData(event.currentTarget).get('name')));
  };

  return (
    <form noValidate onSubmit={handleSubmit} className="mt-4.5">
      <Field label="Name" error={problem}>
        <Input
          name="name"
          defaultValue={siteName(project)}
          dir="auto"
          autoComplete="off"
          onFocus={(event) => event.target.select()}
          onChange={forgetProblem}
        />
      </Field>
      <div className="mt-5.5 flex justify-end gap-2.5">
        <Button variant="outline" disabled={isBusy} onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" busy={isBusy}>
          {isBusy ? 'Renaming' : 'Rename'}
        </Button>
      </div>
    </form>
  );
}

interface RenameDialogProps {
  /** What gets another name; the dialog is open while there is something. */
  project: Project | undefined;
  onDone: (project: Project) => void;
}

/** Asks for a project's new name. */
export function RenameDialog({ project, onDone }: RenameDialogProps) {
  const handleDone = () => project && onDone(project);
  return (
    <Dialog isOpen={project !== undefined} onClose={handleDone} title="Rename project">
      {project && <RenameForm project={project} onDone={handleDone} />}
    </Dialog>
  );
}
