import { lazyDataFile } from './data-file.ts';
import type { States } from './schema/states.ts';

/** How the state of a service is said: "operational", "degraded". */
export const states = lazyDataFile<States>('states.json');
