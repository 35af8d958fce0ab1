import { mkdirSync, rmSync } from 'node:fs';
import { inRoot } from '../../scripts/lib/paths.js';

/** What a run leaves behind for who has to find out why something did not hold: journals, and reports of tests. */
export const reports = inRoot('.cache/faults');

export function clearReports(): void {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
}
