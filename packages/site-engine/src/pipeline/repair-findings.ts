import type { QualityCheck, QualityFinding, QualityReport } from '@sitewright/contracts';

/** More than these at once are better asked for by a person. */
const mostAsked = 30;

/** Whoever wrote a page can write what it needs a library for; a film of another host nobody can. */
const canBeWritten = ({ misses = [] }: QualityFinding): boolean => misses.length > 0;

const isOpen = (finding: QualityFinding): boolean => !finding.isRemoved || canBeWritten(finding);

const openOf = ({ status, findings }: QualityCheck): QualityFinding[] =>
  status === 'failed' || status === 'removed' ? findings.filter(isOpen) : [];

/** What is wrong with a site, or missing from it, that its writer could put right: the worst first. */
export const openFindings = ({ checks }: Pick<QualityReport, 'checks'>): QualityFinding[] =>
  checks
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .flatMap(openOf)
    .slice(0, mostAsked);

const weights: Record<string, number> = { 'blank-page': 1000, 'script-errors': 10, 'invisible-text': 3 };

const weightOf = ({ id }: Pick<QualityCheck, 'id'>): number => weights[id] ?? 1;

const weightOfName = 0.1;

const weightOfFinding = (check: QualityCheck, { isRemoved, misses = [] }: QualityFinding): number =>
  isRemoved ? weightOfName * misses.length : weightOf(check);

/** How bad a report is: nothing on a page outweighs everything else, a name without a meaning weighs little. */
export const badness = ({ checks }: Pick<QualityReport, 'checks'>): number =>
  checks
    .flatMap((check) => openOf(check).map((finding) => weightOfFinding(check, finding)))
    .reduce((sum, weight) => sum + weight, 0);

/** What was taken out is on no line any more. */
const placeOf = ({ path, line, isRemoved }: QualityFinding): string =>
  line === undefined || isRemoved ? path : `${path}, line ${line}`;

const wish = ({ isRemoved }: QualityFinding): string =>
  isRemoved ? ' Write what these names are for without a library, or take them out.' : '';

/** What a model is asked, as if by the site's owner. */
export const repairInstruction = (findings: readonly QualityFinding[]): string =>
  [
    'Put right what was found when this site was checked and drawn, and change nothing else. The lines are those of the files above.',
    ...findings.map((finding) => `- ${placeOf(finding)}: ${finding.message}${wish(finding)}`),
  ].join('\n');
