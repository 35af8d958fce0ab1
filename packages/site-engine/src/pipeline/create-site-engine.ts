import type { PicturesAsked, PictureWishes, Revised } from '@sitewright/composer';
import type { Brief, EngineInfo, QualityReport } from '@sitewright/contracts';
import type { DraftPage, DraftRequest } from '../briefs/draft-page.ts';
import type { StoredSite } from '../briefs/read-site-brief.ts';
import type { Correction } from '../briefs/recompose.ts';
import {
  EngineError,
  type EngineOptions,
  type GeneratedSite,
  type ModelRevision,
  type RevisedSite,
  type SiteFile,
  type WrittenSoFar,
} from '../engine.ts';
import { createOpenAiEngine, type OpenAiSettings } from '../engines/openai/openai-engine.ts';
import { type LookSettings, openLooker } from '../look/open-looker.ts';
import type { ChangedFacts, FactRequest } from '../revise/facts/change-facts.ts';
import type { DivergedSite, MergedSite } from '../revise/merge/merge-sites.ts';
import type { ChangedSite } from '../revise/model/build-change.ts';
import { keepChange, type RevisingParts, reviseSite } from '../revise/model/revise-site.ts';
import type { ComposedRevision } from '../revise/read-revision.ts';
import type { RepairedFile, WrittenSite } from './build-site.ts';
import { checkOutput } from './check-output.ts';
import { keepSite } from './keep-site.ts';
import { engineFor, finishSite, type PipelineParts, runPipeline, type SiteRequest } from './run-pipeline.ts';
import { createThreadedComposer } from './threaded-composer.ts';
import { createWorkerPool, type TaskOptions } from './worker-pool.ts';

export interface SiteEngineSettings {
  /** Without it the offline composer writes every site. */
  openai?: OpenAiSettings | undefined;
  /** Threads for the build at most. */
  workers?: number | undefined;
  /** Opens the pages that a model wrote in a browser; without it nobody looks. */
  look?: LookSettings | undefined;
  /** Whether the model is asked, once, to put right what is found; by default it is. */
  repairTurn?: boolean | undefined;
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
  /** Whether what was written so far is continued; otherwise the engine starts again. */
  continues(request: SiteRequest): boolean;
  /**
   * Builds a site of what was written before its generation ended early; undefined when there is no page to show.
   *
   * @throws EngineError when it is stopped.
   */
  keep(request: SiteRequest, written: WrittenSoFar, options: TaskOptions): Promise<GeneratedSite | undefined>;
  /**
   * Composes a site anew from its brief with a person's changes, in the design that it has; builds and checks it.
   *
   * @throws EngineError with a message for the person.
   */
  recompose(correction: Correction, options: TaskOptions): Promise<GeneratedSite>;
  /** What a change of a composed site comes to that is asked for in words; nothing is composed yet. */
  readRevision(request: ComposedRevision, options: TaskOptions): Promise<Revised>;
  /** Where pictures are to stand that are sent along with a change, and what it asks for besides. */
  readPictureWishes(asked: PicturesAsked, options: TaskOptions): Promise<PictureWishes>;
  /** Says facts of a site that nobody composed otherwise, wherever they stand in its source. */
  changeFacts(request: FactRequest, options: TaskOptions): Promise<ChangedFacts>;
  /** Brings what a person has changed by hand together with what is composed anew. */
  mergeSites(sites: DivergedSite, options: TaskOptions): Promise<MergedSite>;
  /**
   * Has the model change a finished site as words ask. Files that it does not change keep every byte.
   *
   * @throws EngineError with a message for the person, also where no model is set up.
   */
  revise(request: ModelRevision, options: EngineOptions): Promise<RevisedSite>;
  /**
   * Builds the site with as much of such a change as was whole before it ended early; undefined where that changes nothing.
   *
   * @throws EngineError when it is stopped.
   */
  keepChange(
    request: ModelRevision,
    written: WrittenSoFar,
    options: TaskOptions,
  ): Promise<RevisedSite | undefined>;
  /** One page of the same, not checked, as fast as it can be. */
  draft(request: DraftRequest, options: TaskOptions): Promise<DraftPage>;
  /** Reads the prompt of a site that has no brief, and looks on its pages for what the prompt states. */
  readBrief(site: StoredSite, options: TaskOptions): Promise<Brief>;
  /**
   * Checks a site that a person has changed and repairs nothing: the report says what is wrong, and what a new class lacks.
   *
   * @throws EngineError with a message for the person.
   */
  inspect(site: WrittenSite, options: TaskOptions): Promise<QualityReport>;
  /**
   * What the checks would change of such a site if they were let.
   *
   * @throws EngineError with a message for the person.
   */
  repair(files: SiteFile[], options: TaskOptions): Promise<RepairedFile[]>;
  /** Ends the worker threads; what is under way fails. */
  close(): Promise<void>;
}

/** A page that goes past what a thread can hold ends there with a `RangeError`: too deep, or too much in one place. */
async function withinReason<Result>(build: Promise<Result>): Promise<Result> {
  try {
    return await build;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new EngineError(
      'PROVIDER_FAILED',
      'The site was too complex to build. Ask for less and try again.',
      { cause: error },
    );
  }
}

/** Starts the engine of an instance: a model where one is set up, the offline composer otherwise. */
export function createSiteEngine(settings: SiteEngineSettings = {}): SiteEngine {
  const { openai, workers, repairTurn = true } = settings;
  const looker = settings.look && openLooker(settings.look);
  const pool = createWorkerPool({ workers });
  const composer = createThreadedComposer(pool);
  const parts: PipelineParts = {
    standard: openai ? createOpenAiEngine(openai) : composer,
    composer,
    stylePreview: (draft, options) => pool.run('stylePreview', draft, options),
    close: (files, options) => withinReason(pool.run('closeFiles', files, options)),
    style: ({ name, files, notes }, options) =>
      withinReason(pool.run('styleSite', { name, files, notes }, options)),
    check: (draft, options) => withinReason(pool.run('checkSite', draft, options)),
    look: looker?.look,
    ...(repairTurn && {
      rebuild: (site: ChangedSite, options: TaskOptions) =>
        withinReason(pool.run('buildChange', site, options)),
    }),
  };
  const revising: RevisingParts = { engine: parts.standard, pool, look: parts.look };
  return {
    info: { engine: parts.standard.name, label: parts.standard.label },
    continues: (request) => engineFor(parts, request).writesGradually,
    keep: (request, written, options) => keepSite(parts, request, written, options),
    generate: (request, options) => runPipeline(parts, request, options),
    recompose: async (correction, options) => {
      const output = await pool.run('recompose', correction, options);
      checkOutput(output.files);
      const request: SiteRequest = { prompt: '', engine: 'composer', seed: correction.seed };
      return finishSite(parts, request, output, { ...options, onEvent: () => {} });
    },
    changeFacts: (request, options) => withinReason(pool.run('changeFacts', request, options)),
    mergeSites: (sites, options) => withinReason(pool.run('mergeSites', sites, options)),
    revise: (request, options) => reviseSite(revising, request, options),
    keepChange: (request, written, options) => withinReason(keepChange(revising, request, written, options)),
    readRevision: (request, options) => pool.run('readRevision', request, options),
    readPictureWishes: (asked, options) => pool.run('readPictureWishes', asked, options),
    draft: (request, options) => withinReason(pool.run('draftPage', request, options)),
    readBrief: (site, options) => withinReason(pool.run('readSiteBrief', site, options)),
    inspect: (site, options) => withinReason(pool.run('inspectWritten', site, options)),
    repair: (files, options) => withinReason(pool.run('repairWritten', files, options)),
    close: async () => {
      await looker?.close();
      await pool.close();
    },
  };
}
