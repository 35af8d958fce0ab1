import type { EngineInfo } from '@sitewright/contracts';
import type {
  Engine,
  EngineEvent,
  EngineOptions,
  EngineOutput,
  EngineRequest,
  GeneratedSite,
} from '../engine.ts';
import { EngineError } from '../engine.ts';
import { createOpenAiEngine, type OpenAiSettings } from '../engines/openai/openai-engine.ts';
import type { CheckedSite, SiteDraft } from './build-site.ts';
import { checkOutput } from './check-output.ts';
import { createThreadedComposer } from './threaded-composer.ts';
import { createWorkerPool } from './worker-pool.ts';

export interface SiteEngineSettings {
  /** Without it the offline composer writes every site. */
  openai?: OpenAiSettings | undefined;
  /** Threads for the build at most. */
  workers?: number | undefined;
}

export interface SiteRequest extends EngineRequest {
  /** Asks for the offline composer where a model is set up. */
  engine?: 'composer' | undefined;
}

/** Turns a prompt into a finished site. */
export interface SiteEngine {
  /** The engine that writes when a request names none. */
  readonly info: EngineInfo;
  /**
   * Writes, builds and checks one site, reporting progress as it happens. Never changes to another engine by itself.
   *
   * @throws EngineError with a message for the person.
   */
  generate(request: SiteRequest, options: EngineOptions): Promise<GeneratedSite>;
  /** Ends the worker threads; what is under way fails. */
  close(): Promise<void>;
}

/** The parts of the pipeline: engines that write, and the build that finishes what they wrote. */
export interface PipelineParts {
  standard: Engine;
  composer: Engine;
  style(draft: SiteDraft, signal: AbortSignal): Promise<SiteDraft>;
  check(draft: SiteDraft, signal: AbortSignal): Promise<CheckedSite>;
}

const report = (
  onEvent: EngineOptions['onEvent'],
  phase: (EngineEvent & { type: 'status' })['phase'],
  message: string,
) => onEvent({ type: 'status', phase, message });

function stopWhenAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new EngineError('GENERATION_STOPPED', 'The generation was stopped.');
}

/** Says that writing has begun when the first file arrives, unless the engine has said so itself. */
function announceWriting(onEvent: EngineOptions['onEvent']): EngineOptions['onEvent'] {
  let announced = false;
  return (event) => {
    if (event.type === 'file' && !announced) report(onEvent, 'write', 'Writing the pages');
    announced ||= event.type === 'file' || event.phase === 'write';
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
  { engine: asked, ...request }: SiteRequest,
  { signal, onEvent }: EngineOptions,
): Promise<GeneratedSite> {
  stopWhenAborted(signal);
  const engine = asked === 'composer' ? parts.composer : parts.standard;
  report(onEvent, 'plan', 'Reading your description');
  const output = await write(engine, request, { signal, onEvent: announceWriting(onEvent) });
  report(onEvent, 'style', 'Building the style sheet');
  const draft = await parts.style(output, signal);
  report(onEvent, 'check', 'Checking and repairing');
  const { files, report: quality } = await parts.check(draft, signal);
  checkOutput(files);
  report(onEvent, 'save', 'Saving your site');
  return {
    name: output.name,
    files,
    report: quality,
    engine: engine.name,
    ...(output.usage && { usage: output.usage }),
  };
}

/** Starts the engine of an instance: a model where one is set up, the offline composer otherwise. */
export function createSiteEngine({ openai, workers }: SiteEngineSettings = {}): SiteEngine {
  const pool = createWorkerPool({ workers });
  const composer = createThreadedComposer(pool);
  const parts: PipelineParts = {
    standard: openai ? createOpenAiEngine(openai) : composer,
    composer,
    style: ({ name, files, notes }, signal) => pool.run('styleSite', { name, files, notes }, signal),
    check: (draft, signal) => pool.run('checkSite', draft, signal),
  };
  return {
    info: { engine: parts.standard.name, label: parts.standard.label },
    generate: (request, options) => runPipeline(parts, request, options),
    close: () => pool.close(),
  };
}
