import { mkdirSync } from 'node:fs';
import { inRoot } from '../../scripts/lib/paths.js';

/**
 * What a run leaves behind for who has to find out why something did not hold: journals, logs and reports of tests. Two runs
 * at a time do not meet.
 */
export const reports = inRoot('.cache/faults', String(process.pid));
mkdirSync(reports, { recursive: true });
