import type { Project } from '@sitewright/contracts';

type Named = Pick<Project, 'name' | 'folderId'>;

/** What a project is called; a nameless one after its folder. */
export const nameOf = ({ name, folderId }: Named) => name || `Project ${folderId}`;

/** The name in a sentence. Isolated (Unicode's FSI and PDI): one that runs from right to left leaves the sentence alone. */
export const quoted = (project: Named) => `“\u2068${nameOf(project)}\u2069”`;
