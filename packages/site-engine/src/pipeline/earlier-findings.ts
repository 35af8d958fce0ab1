import type { QualityCheck, QualityFinding, QualityReport } from '@sitewright/contracts';
import type { SiteFile } from '../engine.ts';
import { stillMissed } from '../gate/missed-names.ts';

type CheckedFiles = { files: SiteFile[]; report: QualityReport };

/** What was taken out, with the names that still miss it; that it was is told no more as a loss where none does. */
function asNow(
  finding: QualityFinding,
  before: readonly SiteFile[],
  after: readonly SiteFile[],
): QualityFinding {
  const { misses, isRemoved, hasPlaceholder, ...rest } = finding;
  if (!misses || !isRemoved) return finding;
  const left = stillMissed(misses, finding.path, before, after);
  return left.length > 0 ? { ...finding, misses: left } : rest;
}

function withRemoved(check: QualityCheck, earlier: QualityFinding[]): QualityCheck {
  const removed = earlier.filter(({ isRemoved }) => isRemoved);
  if (check.status === 'failed') return { ...check, findings: [...check.findings, ...removed] };
  if (earlier.length === 0 || check.status !== 'passed') return check;
  return { ...check, status: removed.length > 0 ? 'removed' : 'repaired', findings: earlier };
}

/** The checks of a site that was put right, which also say what they had found before and what is still missed of it. */
export function withEarlier(before: CheckedFiles, after: CheckedFiles): QualityReport {
  const checks = after.report.checks.map((check) => {
    const earlier = before.report.checks.find(({ id }) => id === check.id);
    if (!earlier || check.status === 'skipped') return check;
    const findings = earlier.findings.map((finding) => asNow(finding, before.files, after.files));
    return withRemoved(check, findings);
  });
  return { ...after.report, checks };
}
