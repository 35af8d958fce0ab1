import type { GenerationPhase } from '@sitewright/contracts';
import {
  type Engine,
  EngineError,
  type EngineOptions,
  type EngineOutput,
  type EngineRequest,
  type GeneratedSite,
} from '../engine.ts';
import type { CheckedSite, SiteDraft } from './build-site.ts';
import { checkOutput } from './check-output.ts';
import type { TaskOptions } from './worker-pool.ts';

export interface SiteRequest extends EngineRequest {
  /** Asks for the offline composer where a model is set up. */
  engine?: 'composer' | undefined;
}

/** The parts of the pipeline: engines that write, and the build that finishes what they wrote. */
export interface PipelineParts {
  standard: Engine;
  composer: Engine;
  style(draft: SiteDraft, options: TaskOptions): Promise<SiteDraft>;
  check(draft: SiteDraft, options: TaskOptions): Promise<CheckedSite>;
}

/** The engine that a request asks for. */
export const engineFor = ({ standard, composer }: PipelineParts, { engine }: SiteRequest): Engine =>
  engine === 'composer' ? composer : standard;

const report = (onEvent: EngineOptions['onEvent'], phase: GenerationPhase, message: string) =>
  onEvent({ type: 'status', phase, message });

function stopWhenAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new EngineError('GENERATION_STOPPED', 'The generation was stopped.');
}

/** Says that writing has begun when the first file arrives, unless the engine has said so itself. */
function announceWriting(onEvent: EngineOptions['onEvent']): EngineOptions['onEvent'] {
  let announced = false;
  return (event) => {
    if (event.type === 'file' && !announced) report(onEvent, 'write', 'Writing the pages');
    announced ||= event.type === 'file' || (event.type === 'status' && event.phase === 'write');
    onEvent(event);
  };
}

async function write(engine: Engine, request: EngineRequest, options: EngineOptions): Promise<EngineOutput> {
  const output = await engine.generate(request, options);
  stopWhenAborted(options.signal);
  checkOutput(output.files);
  return output;
}

/** The way of a prompt through the parts, one phase after the other. */
export async function runPipeline(
  parts: PipelineParts,
  request: SiteRequest,
  { signal, owner, onEvent, written }: EngineOptions,
): Promise<GeneratedSite> {
  stopWhenAborted(signal);
  const engine = engineFor(parts, request);
  report(onEvent, 'plan', 'Reading your description');
  const output = await write(engine, request, {
    signal,
    owner,
    written,
    onEvent: announceWriting(onEvent),
  });
  report(onEvent, 'style', 'Building the style sheet');
  const draft = await parts.style(output, { signal, owner });
  report(onEvent, 'check', 'Checking and repairing');
  const { files, report: quality } = await parts.check(draft, { signal, owner });
  checkOutput(files);
  report(onEvent, 'save', 'Saving your site');
  return {
    name: output.name,
    files,
    report: quality,
    engine: engine.name,
    ...(request.seed !== undefined && { seed: request.seed }),
    ...(output.usage && { usage: output.usage }),
  };
}
