import type { EngineEvent } from '@sitewright/site-engine';
import type { WritingGeneration } from './held-generation.ts';

/** Keeps what an engine tells, and passes it on to whoever follows. */
export function tell({ written, events, noteLife }: WritingGeneration, event: EngineEvent): void {
  noteLife();
  const logged = event.type === 'status' ? { ...event, at: new Date().toISOString() } : event;
  written.take(logged);
  events.push(logged);
}
