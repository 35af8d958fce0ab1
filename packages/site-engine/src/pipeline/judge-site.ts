import type { RepairTurn } from '@sitewright/contracts';
import { type Engine, EngineError, type EngineOptions, type SiteFile } from '../engine.ts';
import { type LookOutcome, withLook } from '../look/look-checks.ts';
import type { BuiltChange, ChangedSite } from '../revise/model/build-change.ts';
import type { CheckedSite } from './build-site.ts';
import { checkOutput } from './check-output.ts';
import { badness, openFindings, repairInstruction, withEarlier } from './repair-findings.ts';
import type { TaskOptions } from './worker-pool.ts';

/** What a finished site is judged with. */
export interface JudgingParts {
  /** Opens the pages as visitors see them; without it nobody does. */
  look?: ((files: SiteFile[], options: TaskOptions) => Promise<LookOutcome>) | undefined;
  /** Builds a finished site with what was changed of it; without it nobody is asked to change anything. */
  rebuild?: ((site: ChangedSite, options: TaskOptions) => Promise<BuiltChange>) | undefined;
}

interface JudgedSite {
  name: string;
  checked: CheckedSite;
  prompt: string | undefined;
}

/** For the whole turn: a site that is finished waits for it. */
const turnMs = 120_000;

const things = (count: number): string => (count === 1 ? 'one thing' : `${count} things`);

const switchedOff = { why: 'this is switched off.' };

type Tell = (message: string) => void;

async function lookAt(
  { look }: JudgingParts,
  { files, report }: CheckedSite,
  { signal, owner }: EngineOptions,
  tell: Tell,
): Promise<CheckedSite> {
  if (!look) return { files, report: withLook(report, switchedOff) };
  tell('Opening the pages as visitors see them');
  return { files, report: withLook(report, await look(files, { signal, owner })) };
}

interface Turn extends JudgedSite {
  rebuild: NonNullable<JudgingParts['rebuild']>;
  revise: NonNullable<Engine['revise']>;
}

/** Asks once; the answer is taken when less is wrong with it. What is still wrong then is not asked for again. */
async function takeTurn(
  parts: JudgingParts,
  { name, checked, prompt, rebuild, revise }: Turn,
  options: EngineOptions,
  tell: Tell,
): Promise<CheckedSite> {
  const { files, report } = checked;
  const findings = openFindings(report);
  tell(`Having the model put ${things(findings.length)} right`);
  const request = { name, instruction: repairInstruction(findings), files, report };
  const onEvent: EngineOptions['onEvent'] = (event) => {
    if (event.type === 'status') tell(event.message);
  };
  const { files: changed, usage } = await revise(request, { ...options, onEvent });
  const turn: RepairTurn = { asked: findings.length, solved: 0, isKept: false, ...(usage && { usage }) };
  const asItWas = { files, report: { ...report, repairTurn: turn } };
  if (changed.length === 0) return asItWas;
  tell('Checking what the model has put right');
  const { signal, owner } = options;
  const built = await rebuild({ name, files, report, changed, prompt }, { signal, owner });
  checkOutput(built.files);
  const after = await lookAt(parts, built, options, tell);
  if (badness(after.report) >= badness(report)) return asItWas;
  const left = openFindings(after.report).length;
  const solved = Math.max(0, findings.length - left);
  return {
    files: after.files,
    report: { ...withEarlier(report, after.report), repairTurn: { ...turn, solved, isKept: true } },
  };
}

/** The site stays as it was where the model does not answer: it is finished. */
async function repair(
  parts: JudgingParts,
  turn: Turn,
  options: EngineOptions,
  tell: Tell,
): Promise<CheckedSite> {
  const limit = AbortSignal.timeout(turnMs);
  const signal = AbortSignal.any([options.signal, limit]);
  try {
    return await takeTurn(parts, turn, { ...options, signal }, tell);
  } catch (error) {
    if (options.signal.aborted || !(error instanceof EngineError)) throw error;
    const { files, report } = turn.checked;
    const asked = openFindings(report).length;
    const why = limit.aborted ? 'It took too long.' : error.message;
    const note = `The model was asked to put ${things(asked)} right and did not. ${why}`;
    const repairTurn: RepairTurn = { asked, solved: 0, isKept: false };
    return { files, report: { ...report, repairTurn, notes: [...report.notes, note] } };
  }
}

/** Looks at a model's site as it is drawn, and has the model put right, once, what is wrong with it. */
export async function judgeSite(
  parts: JudgingParts,
  engine: Engine,
  site: JudgedSite,
  options: EngineOptions,
): Promise<CheckedSite> {
  const tell: Tell = (message) => options.onEvent({ type: 'status', phase: 'check', message });
  const seen = await lookAt(parts, site.checked, options, tell);
  const { rebuild } = parts;
  const revise = engine.revise?.bind(engine);
  if (!rebuild || !revise || openFindings(seen.report).length === 0) return seen;
  return repair(parts, { ...site, checked: seen, rebuild, revise }, options, tell);
}
