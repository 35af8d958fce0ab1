import { lazyDataFile } from './data-file.ts';
import type { ToolPages } from './schema/tool-pages.ts';

/** By which words a prompt asks for something to use, what ends its name, and what can be asked of it. */
export const toolPages = lazyDataFile<ToolPages>('tool-pages.json');
