import {
  type Engine,
  EngineError,
  type EngineOptions,
  type ModelRevision,
  type RevisedSite,
  type WrittenSoFar,
} from '../../engine.ts';
import { looksWorse, withLookAgain } from '../../look/look-checks.ts';
import { checkOutput } from '../../pipeline/check-output.ts';
import type { JudgingParts } from '../../pipeline/judge-site.ts';
import { isUnusable } from '../../pipeline/keep-site.ts';
import type { TaskOptions, WorkerPool } from '../../pipeline/worker-pool.ts';
import type { TextFile } from '../../protocol/output.ts';
import type { StyleSource } from '../../tailwind/style-source.ts';
import type { BuiltChange } from './build-change.ts';
import { filesToShow } from './revision-prompt.ts';

const noModel = () =>
  new EngineError(
    'PROVIDER_FAILED',
    'No model is set up here: the offline composer makes the changes that it understands.',
  );

const nothingChanged = () =>
  new EngineError(
    'GENERATION_EMPTY',
    'The model found nothing to change. Say it in other words, or point at what you mean.',
  );

export interface RevisingParts {
  engine: Engine;
  pool: Pick<WorkerPool, 'run'>;
  look: JudgingParts['look'];
}

/** Opens the pages as visitors see them, where somebody can. */
async function lookAt(
  look: JudgingParts['look'],
  before: ModelRevision,
  built: BuiltChange,
  { onEvent, signal, owner }: EngineOptions,
): Promise<BuiltChange> {
  if (!look) return built;
  onEvent({ type: 'status', phase: 'check', message: 'Opening the pages as visitors see them' });
  const outcome = await look(built.files, { signal, owner });
  if (signal.aborted) throw new EngineError('GENERATION_STOPPED', 'The change was stopped.');
  const report = withLookAgain(built.report, outcome);
  return { ...built, report, isWorse: built.isWorse || looksWorse(before.report, report) };
}

const currentStyles = async (
  pool: RevisingParts['pool'],
  { files, styles }: ModelRevision,
  task: TaskOptions,
): Promise<StyleSource | undefined> => styles && pool.run('currentStyles', { files, styles }, task);

async function build(
  pool: RevisingParts['pool'],
  { name, files, report, styles }: ModelRevision,
  changed: TextFile[],
  task: TaskOptions,
): Promise<BuiltChange> {
  const built = await pool.run('buildChange', { name, files, report, changed, styles }, task);
  checkOutput(built.files);
  return built;
}

function revisedBy(
  { name: engine }: Engine,
  name: string,
  { built, changed }: { built: BuiltChange; changed: readonly TextFile[] },
): RevisedSite {
  const { files, report, styles, isWorse } = built;
  return {
    site: { name, files, report, engine, ...(styles && { styles }) },
    changed: changed.map(({ path }) => path),
    isWorse,
  };
}

/** Has the model write a change, and builds and checks the site with it. */
export async function reviseSite(
  { engine, pool, look }: RevisingParts,
  request: ModelRevision,
  options: EngineOptions,
): Promise<RevisedSite> {
  if (!engine.revise) throw noModel();
  const { onEvent, signal, owner } = options;
  onEvent({ type: 'status', phase: 'plan', message: 'Reading your site' });
  const task = { signal, owner };
  const styles = await currentStyles(pool, request, task);
  const { files: changed, notes, usage, source } = await engine.revise({ ...request, styles }, options);
  if (changed.length === 0) throw nothingChanged();
  for (const { path, content } of changed) onEvent({ type: 'file', path, content, complete: true });
  onEvent({ type: 'status', phase: 'check', message: 'Checking the change' });
  const built = await lookAt(
    look,
    request,
    await build(pool, { ...request, styles }, changed, task),
    options,
  );
  onEvent({ type: 'status', phase: 'save', message: 'Saving the change' });
  const { site, ...revised } = revisedBy(engine, request.name, { built, changed });
  return { ...revised, site: { ...site, source, ...(usage && { usage }) }, ...(notes && { notes }) };
}

/**
 * Builds the site with as much of a change as was whole before it ended early; undefined where that is nothing, or cannot be built.
 * Nobody looks at it in a browser: whoever has stopped it waits for nothing more.
 *
 * @throws EngineError when it is stopped.
 */
export async function keepChange(
  { engine, pool }: RevisingParts,
  request: ModelRevision,
  { files: written }: WrittenSoFar,
  task: TaskOptions,
): Promise<RevisedSite | undefined> {
  try {
    const seen = { ...request, styles: await currentStyles(pool, request, task) };
    const shown = new Map(filesToShow(seen).shown.map(({ path, content }) => [path, content]));
    const changed = written.filter(({ path, content }) => content !== shown.get(path));
    if (changed.length === 0) return undefined;
    const built = await build(pool, seen, changed, task);
    return revisedBy(engine, request.name, { built, changed });
  } catch (error) {
    if (isUnusable(error)) return undefined;
    throw error;
  }
}
