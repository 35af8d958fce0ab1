import type { Project } from '@sitewright/contracts';

/** What a project is called; a nameless one after its folder. */
export const nameOf = ({ name, folderId }: Pick<Project, 'name' | 'folderId'>) =>
  name || `Project ${folderId}`;
