import { type Project, previewPath } from '@sitewright/contracts';
import { Alert, Button, Dialog, Field, Input, TextLink } from '@sitewright/ui';
import type { SubmitEvent } from 'react';
import { nameOf, quoted } from '../project-name.ts';
import { useRename } from '../use-rename.ts';

function RenamedElsewhere({ project }: { project: Project }) {
  return (
    <Alert className="mt-4">
      This project is called {quoted(project)} now: it was renamed elsewhere after you opened it.{' '}
      <TextLink asChild>
        <a href={previewPath(project.folderId)} target="_blank" rel="noopener">
          Look at it
        </a>
      </TextLink>
      , then keep that name or use yours.
    </Alert>
  );
}

interface RenameFormProps {
  project: Project;
  onDone: () => void;
}

function RenameForm({ project, onDone }: RenameFormProps) {
  const { isBusy, problem, renamedElsewhere, rename, forgetProblem } = useRename(project, onDone);
  const submitLabel = renamedElsewhere ? 'Use my name' : 'Rename';

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    rename(String(new FormData(event.currentTarget).get('name')));
  };

  return (
    <form noValidate onSubmit={handleSubmit} className="mt-4.5">
      <Field label="Name" error={problem}>
        <Input
          name="name"
          defaultValue={nameOf(project)}
          dir="auto"
          autoComplete="off"
          onFocus={(event) => event.target.select()}
          onChange={forgetProblem}
        />
      </Field>
      {renamedElsewhere && <RenamedElsewhere project={renamedElsewhere} />}
      <div className="mt-5.5 flex justify-end gap-2.5">
        <Button variant="outline" disabled={isBusy} onClick={onDone}>
          {renamedElsewhere ? 'Keep that name' : 'Cancel'}
        </Button>
        <Button type="submit" busy={isBusy}>
          {isBusy ? 'Renaming' : submitLabel}
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
