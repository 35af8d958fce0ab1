import { type Project, siteName } from '@sitewright/contracts';

/** A name in a sentence. Isolated (Unicode's FSI and PDI): one that runs from right to left leaves the sentence alone. */
export const quotedName = (name: string) => `“\u2068${name}\u2069”`;

/** The name of a project in a sentence. */
export const quoted = (project: Pick<Project, 'name' | 'folderId'>) => quotedName(siteName(project));
