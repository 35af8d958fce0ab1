import type { QualityCheck, QualityReport } from '@sitewright/contracts';

type Finding = QualityCheck['findings'][number];

/** More than these at once are better asked for by a person. */
const mostAsked = 30;

const isOpen = ({ isRemoved }: Finding): boolean => !isRemoved;

/** What is wrong with a site and not put right, the worst first. */
export const openFindings = ({ checks }: Pick<QualityReport, 'checks'>): Finding[] =>
  checks
    .filter(({ status }) => status === 'failed')
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .flatMap(({ findings }) => findings.filter(isOpen))
    .slice(0, mostAsked);

const weights: Record<string, number> = { 'blank-page': 1000, 'script-errors': 10, 'invisible-text': 3 };

const weightOf = ({ id }: QualityCheck): number => weights[id] ?? 1;

/** How bad a report is: nothing on a page outweighs everything else. */
export const badness = ({ checks }: Pick<QualityReport, 'checks'>): number =>
  checks
    .filter(({ status }) => status === 'failed')
    .reduce((sum, check) => sum + weightOf(check) * check.findings.filter(isOpen).length, 0);

const placeOf = ({ path, line }: Finding): string => (line === undefined ? path : `${path}, line ${line}`);

/** What a model is asked, as if by the site's owner. */
export const repairInstruction = (findings: readonly Finding[]): string =>
  [
    'Put right what was found when this site was checked and drawn, and change nothing else. The lines are those of the files above.',
    ...findings.map((finding) => `- ${placeOf(finding)}: ${finding.message}`),
  ].join('\n');

/** The checks of a repaired site, which also say what they had found before. */
export const withEarlier = (before: QualityReport, after: QualityReport): QualityReport => ({
  ...after,
  checks: after.checks.map((check) => {
    const earlier = before.checks.find(({ id }) => id === check.id);
    if (!earlier || check.status === 'skipped') return check;
    const removed = earlier.findings.filter(({ isRemoved }) => isRemoved);
    if (check.status === 'failed') return { ...check, findings: [...check.findings, ...removed] };
    if (earlier.status === 'failed')
      return { ...check, status: removed.length > 0 ? 'removed' : 'repaired', findings: earlier.findings };
    return check.status === 'passed' ? earlier : check;
  }),
});
