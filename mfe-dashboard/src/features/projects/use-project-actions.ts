import type { Project } from '@sitewright/contracts';
import { useApi } from '@sitewright/web-kit';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusCard } from './card-focus.ts';
import { deleteProject } from './delete-project.ts';
import { duplicateProject } from './duplicate-project.ts';

/** What the menu of a card starts. The same object from render to render, or every card would be drawn anew. */
export interface ProjectActions {
  onRename: (project: Project) => void;
  onDuplicate: (project: Project) => void;
  onTemplate: (project: Project) => void;
  onDelete: (project: Project) => void;
}

/** Everything that can be done with a project of the list, and what of it is under way. */
export function useProjectActions() {
  const api = useApi();
  const [renamed, setRenamed] = useState<Project>();
  const [template, setTemplate] = useState<Project>();
  const [copiesToCome, setCopiesToCome] = useState(0);

  const actions = useMemo<ProjectActions>(() => {
    const duplicate = async (project: Project) => {
      setCopiesToCome((count) => count + 1);
      await duplicateProject(api, project);
      setCopiesToCome((count) => count - 1);
    };
    return {
      onRename: setRenamed,
      onDuplicate: (project) => void duplicate(project),
      onTemplate: setTemplate,
      onDelete: (project) => void deleteProject(api, project),
    };
  }, [api]);

  const endRename = (project: Project) => {
    // The dialog has to be closed first: what is behind an open one takes no focus.
    flushSync(() => setRenamed(undefined));
    focusCard(project);
  };

  const endTemplate = (project: Project) => {
    flushSync(() => setTemplate(undefined));
    focusCard(project);
  };

  return { actions, copiesToCome, renamed, endRename, template, endTemplate };
}
