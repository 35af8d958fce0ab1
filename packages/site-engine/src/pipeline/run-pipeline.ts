import { randomUUID } from 'node:crypto';
import type { GenerationPhase } from '@sitewright/contracts';
import { notUsed } from '../briefs/not-used.ts';
import {
  type Engine,
  EngineError,
  type EngineOptions,
  type EngineOutput,
  type EngineRequest,
  type GeneratedSite,
  type SiteFile,
  type SiteSource,
  type WrittenSoFar,
} from '../engine.ts';
import type { TextFile } from '../protocol/output.ts';
import { readAnswer } from '../protocol/read-answer.ts';
import { rebuildAnswer } from '../protocol/rebuild-answer.ts';
import { addUsage } from './add-usage.ts';
import type { CheckedSite, SiteDraft } from './build-site.ts';
import { checkOutput } from './check-output.ts';
import { blankPages, demandContent } from './demand-content.ts';
import { type JudgedSite, type JudgingParts, judgeSite } from './judge-site.ts';
import { LivePreview } from './live-preview.ts';
import { blankNotes, unwrittenNotes } from './missing-parts.ts';
import type { PreviewDraft, StyledPage } from './style-preview.ts';
import { keptCompilers } from './thread-limits.ts';
import type { TaskOptions } from './worker-pool.ts';

export interface SiteRequest extends EngineRequest {
  /** Asks for the offline composer where a model is set up. */
  engine?: 'composer' | undefined;
  /** In the repair turn, files of up to so many characters are asked for whole, larger ones as blocks of what changes. */
  wholeUpTo?: number | undefined;
}

/** The parts of the pipeline: engines that write, and the build that finishes what they wrote. */
export interface PipelineParts extends JudgingParts {
  standard: Engine;
  composer: Engine;
  /** Ends what was cut off; see `closeFiles`. */
  close(files: WrittenSoFar['files'], options: TaskOptions): Promise<TextFile[]>;
  stylePreview(draft: PreviewDraft, options: TaskOptions): Promise<StyledPage>;
  style(draft: SiteDraft, options: TaskOptions): Promise<SiteDraft>;
  check(draft: SiteDraft, options: TaskOptions): Promise<CheckedSite>;
}

/** The engine that a request asks for. */
export const engineFor = ({ standard, composer }: PipelineParts, { engine }: SiteRequest): Engine =>
  engine === 'composer' ? composer : standard;

const tell = (onEvent: EngineOptions['onEvent'], phase: GenerationPhase, message: string) =>
  onEvent({ type: 'status', phase, message });

function stopWhenAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new EngineError('GENERATION_STOPPED', 'The generation was stopped.');
}

/** Says that writing has begun when the first file arrives, unless the engine has said so itself. */
function announceWriting(onEvent: EngineOptions['onEvent']): EngineOptions['onEvent'] {
  let announced = false;
  return (event) => {
    if (event.type === 'file' && !announced) tell(onEvent, 'write', 'Writing the pages');
    announced ||= event.type === 'file' || (event.type === 'status' && event.phase === 'write');
    onEvent(event);
  };
}

/** What comes first depends on what an earlier attempt has done. */
function announceStart(onEvent: EngineOptions['onEvent'], written: WrittenSoFar | undefined): void {
  if (written?.isWritten) return;
  if (written?.files.length) tell(onEvent, 'write', 'Continuing where the writing was interrupted');
  else tell(onEvent, 'plan', 'Reading your description');
}

async function write(engine: Engine, request: EngineRequest, options: EngineOptions): Promise<EngineOutput> {
  const output = await engine.generate(request, options);
  stopWhenAborted(options.signal);
  checkOutput(output.files);
  return output;
}

/** A thread that makes a preview is not lost when its generation is stopped: it is done within milliseconds. */
const neverStopped = new AbortController().signal;

/** What the thread does must not hold up the question to the model. */
const questionMs = 50;

/** Sites that are previewed. */
let previewed = 0;

/**
 * Thread and compiler are made ready while the model has not begun: the first preview then comes at once. Among many the compiler
 * would be gone before it is used.
 */
function makeReady(style: (files: SiteFile[]) => Promise<unknown>): () => void {
  if (previewed > keptCompilers) return () => {};
  const timer = setTimeout(() => style([]).catch(() => {}), questionMs);
  return () => clearTimeout(timer);
}

/** Adds previews of the page that is being written to what an engine tells. */
function withPreviews(
  parts: PipelineParts,
  { owner, onEvent, written }: EngineOptions,
): { onEvent: EngineOptions['onEvent']; end: () => void } {
  const id = randomUUID();
  const style = (files: SiteFile[]) => parts.stylePreview({ id, files }, { signal: neverStopped, owner });
  previewed += 1;
  const stopMakingReady = makeReady(style);
  const preview = new LivePreview({
    style,
    onPreview: onEvent,
    files: written?.files ?? [],
  });
  return {
    onEvent: (event) => {
      onEvent(event);
      if (event.type === 'file') preview.take(event);
    },
    end() {
      previewed -= 1;
      stopMakingReady();
      preview.end();
    },
  };
}

/** The way of a prompt through the parts, one phase after the other. */
export async function runPipeline(
  parts: PipelineParts,
  request: SiteRequest,
  options: EngineOptions,
): Promise<GeneratedSite> {
  stopWhenAborted(options.signal);
  const engine = engineFor(parts, request);
  if (!engine.writesGradually) return makeSite(parts, request, { ...options, written: undefined });
  const previews = withPreviews(parts, options);
  try {
    return await makeSite(parts, request, { ...options, onEvent: previews.onEvent });
  } finally {
    previews.end();
  }
}

async function makeSite(
  parts: PipelineParts,
  request: SiteRequest,
  options: EngineOptions,
): Promise<GeneratedSite> {
  const onEvent = announceWriting(options.onEvent);
  announceStart(onEvent, options.written);
  const output = await write(engineFor(parts, request), request, { ...options, onEvent });
  const site = await finishSite(parts, request, output, options);
  const notes = [...site.report.notes, ...unwrittenNotes(output.files, site.files)];
  return { ...site, report: { ...site.report, notes } };
}

/** Whoever writes the rest of it finds these pages not written. */
function withoutPages(source: SiteSource, paths: readonly string[]): SiteSource {
  if (paths.length === 0) return source;
  const files = readAnswer(source.answer).filter(({ path }) => !paths.includes(path));
  return { ...source, answer: rebuildAnswer(files) };
}

/** Builds and checks what an engine wrote; what a model wrote is also looked at, and may be put right by it. */
export async function finishSite(
  parts: PipelineParts,
  request: SiteRequest,
  output: EngineOutput,
  options: EngineOptions,
): Promise<GeneratedSite> {
  const { signal, owner, onEvent } = options;
  tell(onEvent, 'style', 'Building the style sheet');
  const draft = await parts.style(output, { signal, owner });
  tell(onEvent, 'check', 'Checking and repairing');
  const { name, brief } = output;
  // The composer says itself what it made of each statement, and its pages are drawn before it is released.
  const engine = engineFor(parts, request);
  const prompt = engine.writesGradually ? request.prompt : undefined;
  const checked = await parts.check({ ...draft, prompt }, { signal, owner });
  checkOutput(checked.files);
  const judged: JudgedSite =
    prompt === undefined
      ? checked
      : await judgeSite(
          parts,
          engine,
          { name, checked, prompt, styles: draft.styles, wholeUpTo: request.wholeUpTo },
          options,
        );
  stopWhenAborted(signal);
  demandContent(judged.report);
  tell(onEvent, 'save', 'Saving your site');
  const usage = addUsage(output.usage, judged.report.repairTurn?.usage);
  const { repair } = judged;
  const missing = blankPages(judged.report);
  const report = { ...judged.report, notes: [...judged.report.notes, ...blankNotes(missing)] };
  const source = output.source && withoutPages(output.source, missing);
  const styles = judged.styles ?? draft.styles;
  return {
    name,
    files: judged.files,
    report: brief ? { ...report, notUsed: notUsed(brief) } : report,
    ...(missing.length > 0 && { missing }),
    engine: engine.name,
    ...(request.seed !== undefined && { seed: request.seed }),
    ...(usage && { usage }),
    ...(source && { source: repair ? { ...source, repair } : source }),
    ...(styles && { styles }),
    ...(brief && { brief }),
  };
}
