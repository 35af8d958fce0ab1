import { downloadFileName, downloadPath, type Project } from '@sitewright/contracts';
import { CardMenu, DropdownMenuItem, DropdownMenuSeparator } from '@sitewright/ui';
import { Copy, Download, Pencil, Trash2 } from 'lucide-react';
import { nameOf } from '../project-name.ts';
import type { ProjectActions } from '../use-project-actions.ts';

interface ProjectMenuProps {
  project: Project;
  actions: ProjectActions;
}

/** What can be done with a project. */
export function ProjectMenu({ project, actions }: ProjectMenuProps) {
  return (
    <CardMenu label={`More for ${nameOf(project)}`}>
      <DropdownMenuItem asChild>
        <a href={downloadPath(project.folderId)} download={downloadFileName}>
          <Download aria-hidden="true" />
          Download
        </a>
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => actions.onRename(project)}>
        <Pencil aria-hidden="true" />
        Rename
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => actions.onDuplicate(project)}>
        <Copy aria-hidden="true" />
        Duplicate
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem variant="danger" onSelect={() => actions.onDelete(project)}>
        <Trash2 aria-hidden="true" />
        Delete
      </DropdownMenuItem>
    </CardMenu>
  );
}
