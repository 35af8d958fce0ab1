import { lazyDataFile } from './data-file.ts';
import type { Constraints } from './schema/constraints.ts';

/** The words by which a prompt says what a design is to go without: "rounded corners", "animation". */
export const constraints = lazyDataFile<Constraints>('constraints.json');
