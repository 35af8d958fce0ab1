import { join } from 'node:path';

export const repositoryRoot = join(import.meta.dirname, '../../..');

/** What is fetched or built for the comparison; safe to delete. */
export const cacheFolder = join(repositoryRoot, '.cache', 'ferretdb');
