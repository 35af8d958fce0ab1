import { lazyDataFile } from './data-file.ts';
import type { PageTopics } from './schema/page-topics.ts';

/** What pages are often about: helping, giving, travel. */
export const pageTopics = lazyDataFile<PageTopics>('page-topics.json');
