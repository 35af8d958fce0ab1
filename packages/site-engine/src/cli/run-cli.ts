import { isMissed, type QualityCheck } from '@sitewright/contracts';
import { EngineError, type EngineEvent, type GeneratedSite } from '../engine.ts';
import { createSiteEngine, type SiteEngine } from '../pipeline/create-site-engine.ts';
import type { SiteRequest } from '../pipeline/run-pipeline.ts';
import { ToldFiles } from '../protocol/told-files.ts';
import { readEngineSettings } from './engine-settings.ts';
import { type Options, readOptions, usage } from './options.ts';
import { reportLines } from './report-lines.ts';
import { UsageError } from './usage-error.ts';
import { refuseFilledFolder, writeFiles } from './write-files.ts';

export interface CliContext {
  args: readonly string[];
  environment: NodeJS.ProcessEnv;
  signal: AbortSignal;
  print: (line: string) => void;
  complain: (line: string) => void;
}

/** For what was written of a site that was interrupted: whoever has stopped it waits. */
const keepMs = 60_000;

const exitCodes = { done: 0, failed: 1, misused: 2 } as const;

function summarize({ name, engine, report, usage: tokens }: GeneratedSite, startedAt: number): string {
  const count = (status: QualityCheck['status']) =>
    report.checks.filter((check) => check.status === status).length;
  return JSON.stringify({
    name,
    engine,
    files: report.files,
    bytes: report.bytes,
    milliseconds: Math.round(performance.now() - startedAt),
    placeholders: report.placeholders.reduce((sum, { count }) => sum + count, 0),
    missing: report.checks.flatMap(({ findings }) => findings).filter(isMissed).length,
    checks: {
      passed: count('passed'),
      repaired: count('repaired'),
      removed: count('removed'),
      failed: count('failed'),
      skipped: count('skipped'),
    },
    ...(tokens && { tokens }),
  });
}

/** A model's files are not lost with what came after them. */
async function keepWritten(
  engine: SiteEngine,
  request: SiteRequest,
  told: ToldFiles,
  { out, complain }: Pick<CliContext, 'complain'> & Pick<Options, 'out'>,
): Promise<void> {
  if (!engine.continues(request) || told.files.length === 0) return;
  const written = { files: told.files, isWritten: false };
  const kept = await engine.keep(request, written, { signal: AbortSignal.timeout(keepMs) });
  if (!kept) return;
  await writeFiles(out, kept.files);
  complain(`The site is not finished. What was written of it is in ${out}.`);
  for (const line of reportLines(kept.report)) complain(line);
}

async function generate(
  { prompt, out, engine, seed }: Options,
  { environment, signal, print, complain }: CliContext,
): Promise<number> {
  const startedAt = performance.now();
  const settings = engine === 'composer' ? {} : readEngineSettings(environment);
  if (engine === 'openai' && !settings.openai)
    throw new UsageError('Set OPENAI_API_KEY or OPENAI_BASE_URL to use a model.');
  await refuseFilledFolder(out);
  const siteEngine = createSiteEngine({ ...settings, workers: 1 });
  const request = { prompt, ...(seed !== undefined && { seed }) };
  const told = new ToldFiles();
  const onEvent = (event: EngineEvent) => {
    if (event.type === 'status') complain(event.message);
    if (event.type === 'file') told.take(event);
  };
  try {
    const site = await siteEngine.generate(request, { signal, onEvent });
    await writeFiles(out, site.files);
    for (const line of reportLines(site.report)) complain(line);
    print(summarize(site, startedAt));
    if (!site.missing) return exitCodes.done;
    complain(`The site is not finished. Nothing is to be seen on ${site.missing.join(', ')}.`);
    return exitCodes.failed;
  } catch (error) {
    await keepWritten(siteEngine, request, told, { out, complain });
    throw error;
  } finally {
    await siteEngine.close();
  }
}

/** Generates one site into a folder; the summary goes to `print`, everything else to `complain`. Gives the exit code. */
export async function runCli(context: CliContext): Promise<number> {
  try {
    return await generate(readOptions(context.args), context);
  } catch (error) {
    if (error instanceof UsageError) {
      context.complain(`${error.message}\n\n${usage}`);
      return exitCodes.misused;
    }
    context.complain(
      error instanceof EngineError ? error.message : `The site could not be made: ${String(error)}`,
    );
    return exitCodes.failed;
  }
}
