import { lazyDataFile } from './data-file.ts';
import type { FormKinds } from './schema/form-kinds.ts';

/** What forms are for: ordering, joining, booking. */
export const formKinds = lazyDataFile<FormKinds>('form-kinds.json');
