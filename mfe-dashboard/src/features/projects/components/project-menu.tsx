import { downloadFileName, downloadPath, type Project, siteName } from '@sitewright/contracts';
import { CardMenu } from '@sitewright/ui';
import { Copy, Download, LayoutTemplate, Pencil, Trash2 } from 'lucide-react';
import type { ProjectActions } from '../use-project-actions.ts';

interface ProjectMenuProps {
  project: Project;
  actions: ProjectActions;
}

/** What can be done with a project. */
export function ProjectMenu({ project, actions }: ProjectMenuProps) {
  const entries = [
    {
      name: 'Download',
      Icon: Download,
      href: downloadPath(project.folderId),
      download: downloadFileName,
    },
    { name: 'Rename', Icon: Pencil, onSelect: () => actions.onRename(project) },
    { name: 'Duplicate', Icon: Copy, onSelect: () => actions.onDuplicate(project) },
    { name: 'Use as template', Icon: LayoutTemplate, onSelect: () => actions.onTemplate(project) },
    { name: 'Delete', Icon: Trash2, onSelect: () => actions.onDelete(project), isDanger: true },
  ];
  return <CardMenu subject={siteName(project)} entries={entries} />;
}
