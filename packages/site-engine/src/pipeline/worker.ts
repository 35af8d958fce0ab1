/** What runs in a worker thread: everything that costs CPU. Only data goes in and out. */
import type { EngineEvent, EngineOutput, EngineRequest } from '../engine.ts';

export { checkSite, styleSite } from './build-site.ts';

export interface Composition {
  output: EngineOutput;
  events: EngineEvent[];
}

/** The composer is done within a frame, so its events travel with the result; stopping it ends the thread. */
export async function composeSite(request: EngineRequest): Promise<Composition> {
  const events: EngineEvent[] = [];
  const { signal } = new AbortController();
  const { createComposer } = await import('../composer/index.ts');
  const output = await createComposer().generate(request, { signal, onEvent: (event) => events.push(event) });
  return { output, events };
}
