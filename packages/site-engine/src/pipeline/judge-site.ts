import type { RepairTurn } from '@sitewright/contracts';
import { type Engine, EngineError, type EngineOptions, type ModelAnswer, type SiteFile } from '../engine.ts';
import { type LookOutcome, withLook } from '../look/look-checks.ts';
import type { BuiltChange, ChangedSite } from '../revise/model/build-change.ts';
import type { StyleSource } from '../tailwind/style-source.ts';
import type { CheckedSite } from './build-site.ts';
import { checkOutput } from './check-output.ts';
import { withEarlier } from './earlier-findings.ts';
import { badness, openFindings, repairInstruction } from './repair-findings.ts';
import type { TaskOptions } from './worker-pool.ts';

/** What a finished site is judged with. */
export interface JudgingParts {
  /** Opens the pages as visitors see them; without it nobody does. */
  look?: ((files: SiteFile[], options: TaskOptions) => Promise<LookOutcome>) | undefined;
  /** Builds a finished site with what was changed of it; without it nobody is asked to change anything. */
  rebuild?: ((site: ChangedSite, options: TaskOptions) => Promise<BuiltChange>) | undefined;
}

interface BuiltSite {
  name: string;
  checked: CheckedSite;
  prompt: string | undefined;
  /** What its style sheets were built from. */
  styles: StyleSource | undefined;
  /** How a change of it is asked for; see `ModelRevision`. */
  wholeUpTo?: number | undefined;
}

/** A site after it was judged, with what the model has made of its sources where its answer was kept, and what it said. */
export interface JudgedSite extends CheckedSite {
  styles?: StyleSource | undefined;
  repair?: ModelAnswer | undefined;
}

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

interface Turn extends BuiltSite {
  rebuild: NonNullable<JudgingParts['rebuild']>;
  revise: NonNullable<Engine['revise']>;
}

const mostNamed = 5;

const notKept = (lost: readonly string[]): string => {
  const others = lost.length > mostNamed ? ` and ${things(lost.length - mostNamed)} more` : '';
  return `What the model put right was not kept, since visitors would have lost ${lost.slice(0, mostNamed).join(', ')}${others}.`;
};

const withNote = (site: JudgedSite, note: string): JudgedSite => ({
  ...site,
  report: { ...site.report, notes: [...site.report.notes, note] },
});

/** Asks once; the answer is taken when less is wrong with it and visitors lose nothing. What is still wrong then is not asked for again. */
async function takeTurn(
  parts: JudgingParts,
  { name, checked, prompt, styles, wholeUpTo, rebuild, revise }: Turn,
  options: EngineOptions,
  tell: Tell,
): Promise<JudgedSite> {
  const { files, report } = checked;
  const findings = openFindings(report);
  tell(`Having the model put ${things(findings.length)} right`);
  const request = { name, instruction: repairInstruction(findings), files, report, styles, wholeUpTo };
  const onEvent: EngineOptions['onEvent'] = (event) => {
    if (event.type === 'status') tell(event.message);
  };
  const { files: changed, usage, source } = await revise(request, { ...options, onEvent });
  const turn: RepairTurn = { asked: findings.length, solved: 0, isKept: false, ...(usage && { usage }) };
  const asItWas = { files, report: { ...report, repairTurn: turn }, repair: source };
  if (changed.length === 0) return asItWas;
  tell('Checking what the model has put right');
  const { signal, owner } = options;
  const change = { name, files, report, changed, prompt, styles, isRepair: true };
  const built = await rebuild(change, { signal, owner });
  checkOutput(built.files);
  if (built.lost?.length) return withNote(asItWas, notKept(built.lost));
  const after = await lookAt(parts, built, options, tell);
  const told = withEarlier(checked, after);
  if (badness(told) >= badness(report)) return asItWas;
  const left = openFindings(told).length;
  const solved = Math.max(0, findings.length - left);
  return {
    files: after.files,
    styles: built.styles,
    repair: source,
    report: { ...told, repairTurn: { ...turn, solved, isKept: true } },
  };
}

/** The site stays as it was where the model does not answer, or falls silent while it does: it is finished. */
async function repair(
  parts: JudgingParts,
  turn: Turn,
  options: EngineOptions,
  tell: Tell,
): Promise<JudgedSite> {
  try {
    return await takeTurn(parts, turn, options, tell);
  } catch (error) {
    if (options.signal.aborted || !(error instanceof EngineError)) throw error;
    const { files, report } = turn.checked;
    const asked = openFindings(report).length;
    const note = `The model was asked to put ${things(asked)} right and did not. ${error.message}`;
    const repairTurn: RepairTurn = { asked, solved: 0, isKept: false };
    return { files, report: { ...report, repairTurn, notes: [...report.notes, note] } };
  }
}

/** Looks at a model's site as it is drawn, and has the model put right, once, what is wrong with it. */
export async function judgeSite(
  parts: JudgingParts,
  engine: Engine,
  site: BuiltSite,
  options: EngineOptions,
): Promise<JudgedSite> {
  const tell: Tell = (message) => options.onEvent({ type: 'status', phase: 'check', message });
  const seen = await lookAt(parts, site.checked, options, tell);
  const { rebuild } = parts;
  const revise = engine.revise?.bind(engine);
  if (!rebuild || !revise || openFindings(seen.report).length === 0) return seen;
  return repair(parts, { ...site, checked: seen, rebuild, revise }, options, tell);
}
