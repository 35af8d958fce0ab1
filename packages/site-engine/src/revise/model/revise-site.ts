import {
  type Engine,
  EngineError,
  type EngineOptions,
  type ModelRevision,
  type RevisedSite,
} from '../../engine.ts';
import { checkOutput } from '../../pipeline/check-output.ts';
import type { WorkerPool } from '../../pipeline/worker-pool.ts';

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

/** Has the model write a change, and builds and checks the site with it. */
export async function reviseSite(
  engine: Engine,
  pool: Pick<WorkerPool, 'run'>,
  request: ModelRevision,
  options: EngineOptions,
): Promise<RevisedSite> {
  if (!engine.revise) throw noModel();
  const { onEvent, signal, owner } = options;
  onEvent({ type: 'status', phase: 'plan', message: 'Reading your site' });
  const { files: changed, usage } = await engine.revise(request, options);
  if (changed.length === 0) throw nothingChanged();
  for (const { path, content } of changed) onEvent({ type: 'file', path, content, complete: true });
  onEvent({ type: 'status', phase: 'check', message: 'Checking the change' });
  const { name, files, report } = request;
  const built = await pool.run('buildChange', { name, files, report, changed }, { signal, owner });
  checkOutput(built.files);
  onEvent({ type: 'status', phase: 'save', message: 'Saving the change' });
  return {
    site: { name, files: built.files, report: built.report, engine: engine.name, ...(usage && { usage }) },
    changed: changed.map(({ path }) => path),
    isWorse: built.isWorse,
  };
}
