import {
  type Engine,
  EngineError,
  type EngineOptions,
  type GeneratedSite,
  type ModelRevision,
  type RevisedSite,
} from '../../engine.ts';
import { looksWorse, withLookAgain } from '../../look/look-checks.ts';
import { checkOutput } from '../../pipeline/check-output.ts';
import type { JudgingParts } from '../../pipeline/judge-site.ts';
import type { WorkerPool } from '../../pipeline/worker-pool.ts';
import type { BuiltChange } from './build-change.ts';

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

/** Has the model write a change, and builds and checks the site with it. */
export async function reviseSite(
  { engine, pool, look }: RevisingParts,
  request: ModelRevision,
  options: EngineOptions,
): Promise<RevisedSite> {
  if (!engine.revise) throw noModel();
  const { onEvent, signal, owner } = options;
  onEvent({ type: 'status', phase: 'plan', message: 'Reading your site' });
  const { name, files, report } = request;
  const task = { signal, owner };
  const styles = request.styles && (await pool.run('currentStyles', { files, styles: request.styles }, task));
  const { files: changed, notes, usage, source } = await engine.revise({ ...request, styles }, options);
  if (changed.length === 0) throw nothingChanged();
  for (const { path, content } of changed) onEvent({ type: 'file', path, content, complete: true });
  onEvent({ type: 'status', phase: 'check', message: 'Checking the change' });
  const change = await pool.run('buildChange', { name, files, report, changed, styles }, task);
  checkOutput(change.files);
  const built = await lookAt(look, request, change, options);
  onEvent({ type: 'status', phase: 'save', message: 'Saving the change' });
  const site: GeneratedSite = {
    name,
    files: built.files,
    report: built.report,
    engine: engine.name,
    source,
    ...(usage && { usage }),
    ...(built.styles && { styles: built.styles }),
  };
  return {
    site,
    changed: changed.map(({ path }) => path),
    isWorse: built.isWorse,
    ...(notes && { notes }),
  };
}
