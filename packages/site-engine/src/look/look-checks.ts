import type { CheckId, QualityCheck, QualityReport } from '@sitewright/contracts';

/** What is seen only where a page is drawn, by the id of its check. `blank-page` is also looked for in the markup. */
const titles = {
  'blank-page': 'Every page shows something',
  'script-errors': 'Scripts run without an error',
  'invisible-text': 'Every text can be seen',
  'covered-text': 'No text is covered',
  overflow: 'No page scrolls sideways on a phone, a tablet or a desktop',
  contrast: 'Texts stand out from what is behind them',
  'dead-controls': 'Every button and link does something',
} as const satisfies Partial<Record<CheckId, string>>;

export type LookCheckId = keyof typeof titles;

/** Something that was seen on a page. */
export interface LookFinding {
  check: LookCheckId;
  path: string;
  line?: number | undefined;
  message: string;
}

/** What was seen on the pages that were opened; or why nobody could look. */
export type LookOutcome = { findings: LookFinding[]; unopened: string[] } | { why: string };

export const lookCheckIds = Object.keys(titles) as LookCheckId[]; // Its keys are those ids.
const mostFindings = 20;

const unseen = 'The pages were not opened in a browser:';
const unopenedNote = 'Not opened in the browser:';

/** Says that the pages were not drawn; not of what the markup has told already. */
export const unseenNote = (why: string): string =>
  `${unseen} ${why} So nobody has looked for script errors, invisible or covered text, pages that are too wide, low contrast, and buttons and links that do nothing.`;

const isOfLook = ({ id }: QualityCheck): boolean => lookCheckIds.some((known) => known === id);

function checkOf(
  id: LookCheckId,
  known: QualityCheck | undefined,
  seen: readonly LookFinding[],
): QualityCheck {
  const told = known?.status === 'failed' ? known.findings : [];
  const isTold = ({ path }: LookFinding) => told.some((finding) => finding.path === path);
  const found = seen
    .filter((finding) => finding.check === id && !isTold(finding))
    .map(({ path, line, message }) => ({ path, ...(line !== undefined && { line }), message }));
  const findings = [...told, ...found].slice(0, mostFindings);
  return { id, title: titles[id], status: findings.length > 0 ? 'failed' : 'passed', findings };
}

const nameOf = ({ path, message }: Pick<LookFinding, 'path' | 'message'>): string =>
  `${path} ${message.slice(0, message.indexOf('”') + 1)}`;

/** Whether a link that does nothing is told already as one that leads nowhere. */
function isNamed({ checks }: QualityReport, finding: LookFinding): boolean {
  const links = checks.find(({ id, status }) => id === 'links' && status === 'failed');
  return (
    finding.check === 'dead-controls' && !!links?.findings.some((each) => nameOf(each) === nameOf(finding))
  );
}

const skipped = (id: LookCheckId): QualityCheck => ({
  id,
  title: titles[id],
  status: 'skipped',
  findings: [],
});

/** The report with what was seen, or with what nobody has looked at. */
export function withLook(report: QualityReport, outcome: LookOutcome): QualityReport {
  const others = report.checks.filter((check) => !isOfLook(check));
  const known = (id: LookCheckId) => report.checks.find((check) => check.id === id);
  if ('why' in outcome) {
    const checks = lookCheckIds.map((id) => known(id) ?? skipped(id));
    return { ...report, checks: [...checks, ...others], notes: [...report.notes, unseenNote(outcome.why)] };
  }
  const { findings, unopened } = outcome;
  const notes = unopened.length > 0 ? [`${unopenedNote} ${unopened.join(', ')}.`] : [];
  const unnamed = findings.filter((finding) => !isNamed(report, finding));
  const checks = lookCheckIds.map((id) => checkOf(id, known(id), unnamed));
  return { ...report, checks: [...checks, ...others], notes: [...report.notes, ...notes] };
}

const isOfEarlierLook = (note: string): boolean => note.startsWith(unseen) || note.startsWith(unopenedNote);

/** The report of a site that has changed, with what was seen then; notes on an earlier look do not hold any more. */
export const withLookAgain = (report: QualityReport, outcome: LookOutcome): QualityReport =>
  withLook({ ...report, notes: report.notes.filter((note) => !isOfEarlierLook(note)) }, outcome);

/** Whether something is seen on the pages that was not there before, as far as somebody has looked then. A page must never become blank. */
export const looksWorse = (before: QualityReport, after: QualityReport): boolean =>
  after.checks.some((check) => {
    if (!isOfLook(check) || check.status !== 'failed') return false;
    const known = before.checks.find(({ id }) => id === check.id);
    if (!known || known.status === 'skipped') return check.id === 'blank-page';
    return check.findings.length > (known.status === 'failed' ? known.findings.length : 0);
  });

/** Of a site that has changed since it was looked at. */
export const notLookedAgain = (before: QualityReport, checks: readonly QualityCheck[]): QualityCheck[] => [
  ...checks,
  ...before.checks
    .filter((check) => isOfLook(check) && !checks.some(({ id }) => id === check.id))
    .map(({ id, title }): QualityCheck => ({ id, title, status: 'skipped', findings: [] })),
];
