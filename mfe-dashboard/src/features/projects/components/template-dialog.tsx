import { type Project, routes, siteName, templateRequestSchema } from '@sitewright/contracts';
import { Button, Dialog, Field, Input, toast } from '@sitewright/ui';
import { toApiError, useApi } from '@sitewright/web-kit';
import { useNavigate } from '@sitewright/web-kit/router';
import { type SubmitEvent, useState } from 'react';
import { quoted, quotedName } from '../project-name.ts';
import { projects } from '../projects-store.ts';

/** Makes a site with the structure of another; its card comes first. */
function useTemplate(project: Project, onDone: () => void) {
  const api = useApi();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const make = async (typed: string) => {
    const { data, error } = templateRequestSchema.safeParse({ name: typed });
    setProblem(error?.issues[0]?.message);
    if (!data) return;
    setBusy(true);
    try {
      const { site, isEmptied } = await api.call(routes.templateSite, {
        params: { id: project.folderId },
        body: data,
        timeout: 60_000,
      });
      projects.put(site);
      toast({
        title: `${quotedName(data.name)} was made`,
        description: isEmptied
          ? 'It has no facts yet: open it, and fill them in under Brief.'
          : `It is a copy of ${quoted(project)} with all its texts: change what is not so of the new one.`,
        action: { label: 'Open', onSelect: () => navigate(`/app?site=${site.folderId}`) },
      });
      onDone();
    } catch (thrown) {
      const refusal = toApiError(thrown);
      setProblem(refusal.fields.name ?? refusal.message);
      setBusy(false);
    }
  };
  return {
    isBusy,
    problem,
    make: (typed: string) => void make(typed),
    forgetProblem: () => setProblem(undefined),
  };
}

interface TemplateFormProps {
  project: Project;
  onDone: () => void;
}

function TemplateForm({ project, onDone }: TemplateFormProps) {
  const { isBusy, problem, make, forgetProblem } = useTemplate(project, onDone);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    make(String(new FormData(event.currentTarget).get('name')));
  };
  return (
    <form noValidate onSubmit={handleSubmit} className="mt-4.5">
      <Field label="Name of the new site" error={problem}>
        <Input name="name" dir="auto" autoComplete="off" onChange={forgetProblem} />
      </Field>
      <div className="mt-5.5 flex justify-end gap-2.5">
        <Button variant="outline" disabled={isBusy} onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" busy={isBusy}>
          {isBusy ? 'Making it' : 'Make the site'}
        </Button>
      </div>
    </form>
  );
}

interface TemplateDialogProps {
  /** What the new site is made after; the dialog is open while there is something. */
  project: Project | undefined;
  onDone: (project: Project) => void;
}

/** Asks for the name of a site that is made after another one. */
export function TemplateDialog({ project, onDone }: TemplateDialogProps) {
  const handleDone = () => project && onDone(project);
  return (
    <Dialog
      isOpen={project !== undefined}
      onClose={handleDone}
      title="Use as template"
      description={
        project &&
        `A new site with the pages and the design of ${quotedName(siteName(project))}. Its name, contacts, prices and other facts stay behind where they are known.`
      }
    >
      {project && <TemplateForm project={project} onDone={handleDone} />}
    </Dialog>
  );
}
