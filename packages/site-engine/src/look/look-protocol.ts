import type { SiteFile } from '../engine.ts';
import type { LookOutcome } from './look-checks.ts';

/** What the process that draws is asked. */
export interface LookRequest {
  id: number;
  files: SiteFile[];
}

/** What it answers: once that it is ready or why it cannot be, then to each request. */
export type LookAnswer = { ready: true } | { failed: string } | { id: number; outcome: LookOutcome };
