import { type Project, siteName } from '@sitewright/contracts';

/** The name in a sentence. Isolated (Unicode's FSI and PDI): one that runs from right to left leaves the sentence alone. */
export const quoted = (project: Pick<Project, 'name' | 'folderId'>) => `“\u2068${siteName(project)}\u2069”`;
