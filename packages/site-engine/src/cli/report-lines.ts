import {
  isMissed,
  type NotUsed,
  type Placeholder,
  type QualityCheck,
  type QualityFinding,
  type QualityReport,
  type RepairTurn,
} from '@sitewright/contracts';

type Place = Placeholder['places'][number];

const toPlace = ({ path, line }: Place): string => (line === undefined ? path : `${path}:${line}`);

/** Several gaps may share a line. */
const placeholderLine = ({ text, count, places }: Placeholder): string => {
  const shown = [...new Set(places.map(toPlace))].join(', ');
  return `  ${count} × “${text}”: ${shown}${count > places.length ? ', …' : ''}`;
};

const checkLines = ({ title, findings }: QualityCheck): string[] => [
  `  ${title}`,
  ...findings.map((finding) => `    ${toPlace(finding)}: ${finding.message}`),
];

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? ['', title, ...lines] : [];

const notUsedLines = ({ text, why }: NotUsed): string[] => [`  “${text}”`, `    ${why}`];

const turnLines = ({ asked, solved, isKept }: RepairTurn): string[] => [
  `  Asked to put right: ${asked}. ${isKept ? `Put right: ${solved}.` : 'Its answer was not taken: the site was no better with it.'}`,
];

/** The checks with only those of their findings that are told at one place; without those that have none there. */
const withFindings = (
  checks: readonly QualityCheck[],
  isTold: (finding: QualityFinding) => boolean,
): QualityCheck[] =>
  checks
    .map((check) => ({ ...check, findings: check.findings.filter(isTold) }))
    .filter(({ findings }) => findings.length > 0);

/** The report for a person at a terminal: what is left to do first, then what was repaired. */
export function reportLines({
  checks,
  placeholders,
  notes,
  notUsed = [],
  repairTurn,
}: QualityReport): string[] {
  const withStatus = (status: QualityCheck['status']) => checks.filter((check) => check.status === status);
  const isOther = (finding: QualityFinding) => !isMissed(finding);
  const missing = withFindings(checks, isMissed);
  const gaps = placeholders.reduce((sum, { count }) => sum + count, 0);
  return [
    ...section(`To fill in (${gaps}):`, placeholders.map(placeholderLine)),
    ...section('To put right:', withFindings(withStatus('failed'), isOther).flatMap(checkLines)),
    ...section(
      `Missing (${missing.flatMap(({ findings }) => findings).length}):`,
      missing.flatMap(checkLines),
    ),
    ...section(
      'To know:',
      notes.map((note) => `  ${note}`),
    ),
    ...section(`Not used (${notUsed.length}):`, notUsed.flatMap(notUsedLines)),
    ...section('The model, once more:', repairTurn ? turnLines(repairTurn) : []),
    ...section('Removed:', withFindings(withStatus('removed'), isOther).flatMap(checkLines)),
    ...section('Not made:', withStatus('skipped').flatMap(checkLines)),
    ...section('Repaired:', withStatus('repaired').flatMap(checkLines)),
  ];
}
