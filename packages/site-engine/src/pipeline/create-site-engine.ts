import type { EngineInfo } from '@sitewright/contracts';
import type { EngineOptions, GeneratedSite } from '../engine.ts';
import { createOpenAiEngine, type OpenAiSettings } from '../engines/openai/openai-engine.ts';
import { type PipelineParts, runPipeline, type SiteRequest } from './run-pipeline.ts';
import { createThreadedComposer } from './threaded-composer.ts';
import { createWorkerPool } from './worker-pool.ts';

export interface SiteEngineSettings {
  /** Without it the offline composer writes every site. */
  openai?: OpenAiSettings | undefined;
  /** Threads for the build at most. */
  workers?: number | undefined;
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

/** Starts the engine of an instance: a model where one is set up, the offline composer otherwise. */
export function createSiteEngine({ openai, workers }: SiteEngineSettings = {}): SiteEngine {
  const pool = createWorkerPool({ workers });
  const composer = createThreadedComposer(pool);
  const parts: PipelineParts = {
    standard: openai ? createOpenAiEngine(openai) : composer,
    composer,
    style: ({ name, files, notes }, options) => pool.run('styleSite', { name, files, notes }, options),
    check: (draft, options) => pool.run('checkSite', draft, options),
  };
  return {
    info: { engine: parts.standard.name, label: parts.standard.label },
    generate: (request, options) => runPipeline(parts, request, options),
    close: () => pool.close(),
  };
}
