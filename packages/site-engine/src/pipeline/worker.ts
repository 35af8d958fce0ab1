/** What runs in a worker thread: everything that costs CPU. Only data goes in and out. */

import type { EngineEvent, EngineOutput, EngineRequest } from '../engine.ts';
import { createComposer } from '../engines/composer/composer-engine.ts';

export { draftPage } from '../briefs/draft-page.ts';
export { readSiteBrief } from '../briefs/read-site-brief.ts';
export { recompose } from '../briefs/recompose.ts';
export { changeFacts } from '../revise/facts/change-facts.ts';
export { mergeSites } from '../revise/merge/merge-sites.ts';
export { buildChange } from '../revise/model/build-change.ts';
export { currentStyles } from '../revise/model/restyle.ts';
export { readPictureWishes } from '../revise/read-picture-wishes.ts';
export { readRevision } from '../revise/read-revision.ts';
export { checkSite, inspectWritten, repairWritten, styleSite } from './build-site.ts';
export { closeFiles } from './close-files.ts';
export { stylePreview } from './style-preview.ts';

export interface Composition {
  output: EngineOutput;
  events: EngineEvent[];
}

/** Nothing: who waits for it has a thread that has loaded all this. */
export const load = (): void => {};

const composer = createComposer();
const neverStopped = new AbortController().signal;

/** The composer is done within a frame, so its events travel with the result; stopping it ends the thread. */
export async function composeSite(request: EngineRequest): Promise<Composition> {
  const events: EngineEvent[] = [];
  const onEvent = (event: EngineEvent) => events.push(event);
  return { output: await composer.generate(request, { signal: neverStopped, onEvent }), events };
}
